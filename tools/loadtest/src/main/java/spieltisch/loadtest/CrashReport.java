package spieltisch.loadtest;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import spieltisch.store.journal.GameRecord;
import spieltisch.table.GameVerifier;
import tools.jackson.databind.JsonNode;

/// What came of a crash soak: the clients' notes against the log.
///
/// @param lost notes that the log does not know, one sentence each
public record CrashReport(int kills, int games, int confirmed, int events, List<String> lost) {
  static CrashReport of(int kills, ServerProcess server, List<CrashSoak.PlayedTable> played) {
    var lobby = new LobbyClient(server.web());
    var lost = new ArrayList<String>();
    int confirmed = 0;
    int events = 0;
    for (var table : played) {
      var game = lobby.game(table.id()).filter(it -> it.has("entries"));
      if (game.isEmpty()) lost.add("the whole game " + table.id());
      else
        for (var notes : table.notes()) {
          new Comparison(game.get(), notes, lost).run();
          confirmed += notes.confirmed().size();
          events += notes.events().size();
        }
      game.ifPresent(it -> audit(it, lost));
    }
    return new CrashReport(kills, played.size(), confirmed, events, List.copyOf(lost));
  }

  private static void audit(JsonNode game, List<String> lost) {
    var gameVerifier =
        GameVerifier.of(GameRecord.parse(game.path("id").asString(""), game.toString()).entries());
    for (var finding : gameVerifier.findings())
      lost.add("entry " + finding.version() + " does not follow: " + finding.sentence());
  }

  public boolean isClean() {
    return lost.isEmpty() && confirmed > 0;
  }

  public String text() {
    var text = new StringBuilder();
    lost.stream()
        .limit(20)
        .forEach(line -> text.append("LOST: ").append(shortened(line)).append('\n'));
    return text
        + "%d kills, %d games finished, %d confirmed actions and %d events in the clients' notes, %d lost or doubled"
            .formatted(kills, games, confirmed, events, lost.size());
  }

  private static String shortened(String line) {
    return line.length() > 500 ? line.substring(0, 500) + " …" : line;
  }

  /// One client's notes against the journal of his game and the messages it makes.
  private record Comparison(JsonNode game, ClientTranscript notes, List<String> lost) {
    void run() {
      int seat = seat();
      compareEvents();
      for (var numbers : notes.confirmed())
        if (numbers.stream().noneMatch(number -> isDeedOf(seat, number)))
          lost.add(notes.name() + ": a confirmed action is none of the events " + numbers);
      long deeds = 0;
      for (int i = 0; i < game.path("entries").size(); i++) if (isDeedOf(seat, i + 1)) deeds++;
      if (deeds > notes.asked())
        lost.add(notes.name() + " did " + deeds + " things and asked for " + notes.asked());
    }

    private int seat() {
      for (var player : game.path("players"))
        if (player.path("name").asString("").equals(notes.name()))
          return player.path("seat").asInt();
      throw new IllegalStateException(notes.name() + " does not play");
    }

    private boolean isDeedOf(int seat, long number) {
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
      notes
          .events()
          .forEach(
              (number, heard) -> compare(number, heard, frames.getOrDefault(number, List.of())));
    }

    /// The log tells it all; a client hears of the same things in the same order, and nothing of
    /// another's state where that looks the same to him.
    private void compare(long number, List<JsonNode> heard, List<JsonNode> logged) {
      int found = 0;
      for (var message : logged)
        if (found < heard.size() && agrees(heard.get(found), message)) found++;
        else if (!ClientTranscript.kind(message).equals("Statusupdate")) found = Integer.MIN_VALUE;
      if (found != heard.size())
        lost.add(
            "%s heard as event %d %s, the log says %s"
                .formatted(notes.name(), number, heard, logged));
    }

    private static boolean agrees(JsonNode heard, JsonNode logged) {
      boolean isPartial =
          ClientTranscript.kind(heard).equals("Statusupdate")
              || heard.toString().contains("Unbekannt");
      return isPartial
          ? ClientTranscript.kind(heard).equals(ClientTranscript.kind(logged))
              && ClientTranscript.subject(heard).equals(ClientTranscript.subject(logged))
          : heard.equals(logged);
    }
  }
}
