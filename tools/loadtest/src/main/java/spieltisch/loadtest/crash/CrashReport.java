package spieltisch.loadtest.crash;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import spieltisch.loadtest.process.LobbyClient;
import spieltisch.loadtest.process.ServerProcess;
import spieltisch.store.journal.GameRecord;
import spieltisch.table.DiceVerification;
import tools.jackson.databind.JsonNode;

/// The result of a crash soak: a comparison of the clients' transcripts with the log.
///
/// @param lost the differences between transcripts and log, one sentence for each difference
public record CrashReport(int kills, int games, int confirmed, int events, List<String> lost) {
  private static final int MAX_SHOWN = 20;
  private static final int LONGEST_LINE = 500;

  public static CrashReport of(
      int kills, ServerProcess server, List<TranscribedGames.PlayedTable> playedTables) {
    var lobby = new LobbyClient(server.web());
    var lost = new ArrayList<String>();
    int confirmed = 0;
    int events = 0;
    for (var table : playedTables) {
      var token = table.transcripts().getFirst().seatToken();
      var game = lobby.game(table.id(), token).filter(it -> it.has("entries"));
      if (game.isEmpty()) lost.add("the whole game " + table.id());
      else
        for (var transcript : table.transcripts()) {
          new Comparison(game.get(), transcript, lost).run();
          confirmed += transcript.confirmed().size();
          events += transcript.events().size();
        }
      game.ifPresent(it -> verify(it, lost));
    }
    return new CrashReport(kills, playedTables.size(), confirmed, events, List.copyOf(lost));
  }

  private static void verify(JsonNode game, List<String> lost) {
    var gameVerifier =
        DiceVerification.of(
            GameRecord.parse(game.path("id").asString(""), game.toString()).entries());
    for (var finding : gameVerifier.findings())
      lost.add("entry " + finding.version() + " does not follow: " + finding.sentence());
  }

  public boolean isClean() {
    return lost.isEmpty() && confirmed > 0;
  }

  public String text() {
    var text = new StringBuilder();
    lost.stream()
        .limit(MAX_SHOWN)
        .forEach(line -> text.append("LOST: ").append(shortened(line)).append('\n'));
    return text
        + "%d kills, %d games finished, %d confirmed actions and %d events in the clients' transcripts, %d lost or duplicated"
            .formatted(kills, games, confirmed, events, lost.size());
  }

  private static String shortened(String line) {
    return line.length() > LONGEST_LINE ? line.substring(0, LONGEST_LINE) + " …" : line;
  }

  /// Compares one client's transcript with the journal of its game and with the messages that
  /// follow from this journal.
  private record Comparison(JsonNode game, ClientTranscript transcript, List<String> lost) {
    void run() {
      int seat = seat();
      compareEvents();
      for (var numbers : transcript.confirmed())
        if (numbers.stream().noneMatch(number -> isActionOf(seat, number)))
          lost.add(transcript.name() + ": a confirmed action is not among the events " + numbers);
      long logged = 0;
      for (int i = 0; i < game.path("entries").size(); i++) if (isActionOf(seat, i + 1)) logged++;
      if (logged > transcript.requestedActions())
        lost.add(
            "%s has %d actions in the log but requested %d"
                .formatted(transcript.name(), logged, transcript.requestedActions()));
    }

    private int seat() {
      for (var player : game.path("players"))
        if (player.path("name").asString("").equals(transcript.name()))
          return player.path("seat").asInt();
      throw new IllegalStateException(transcript.name() + " does not play");
    }

    private boolean isActionOf(int seat, long number) {
      var entry = game.path("entries").path((int) number - 1);
      return entry.path("is").asString("").equals("acted")
          && entry.path("seat").asInt() == seat
          && entry.path("actor").asString("").equals("PLAYER");
    }

    private void compareEvents() {
      var frames = new TreeMap<Long, List<JsonNode>>();
      for (var frame : game.path("frames"))
        frames
            .computeIfAbsent(frame.path("n").asLong(), _ -> new ArrayList<>())
            .add(frame.path("message"));
      transcript
          .events()
          .forEach(
              (number, received) ->
                  compare(number, received, frames.getOrDefault(number, List.of())));
    }

    /// Compares the messages that a client received with the logged messages. The order of the
    /// messages must be the same. Only status updates may be missing, because the server sends a
    /// client no status update that changes nothing for the client.
    private void compare(long number, List<JsonNode> received, List<JsonNode> logged) {
      int found = 0;
      boolean isMissing = false;
      for (var message : logged)
        if (found < received.size() && matches(received.get(found), message)) found++;
        else if (!ClientTranscript.kind(message).equals("Statusupdate")) isMissing = true;
      if (isMissing || found != received.size())
        lost.add(
            "%s received as event %d %s, the log has %s"
                .formatted(transcript.name(), number, received, logged));
    }

    /// Whether a received message is the logged message. The log contains all secrets, and a client
    /// may see less; in this case only the kind of the message and the player must be equal.
    private static boolean matches(JsonNode received, JsonNode logged) {
      boolean isPartial =
          ClientTranscript.kind(received).equals("Statusupdate")
              || received.toString().contains("Unbekannt");
      return isPartial
          ? ClientTranscript.kind(received).equals(ClientTranscript.kind(logged))
              && ClientTranscript.subject(received).equals(ClientTranscript.subject(logged))
          : received.equals(logged);
    }
  }
}
