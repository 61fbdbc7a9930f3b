package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.siedler.message.ServerSentence;

/// Reconnecting to a seat after the connection is lost.
class ReconnectLoopTest {
  private static final String GREETING =
      "{\"Hallo\":{\"Version\":\"Fremd 1\",\"Protokoll\":\"1.0\"}}";
  private static final String GRANTED =
      "{\"Hallo\":{\"Version\":\"Fremd 1\",\"Protokoll\":\"1.0\",\"Erweiterungen\":[\"Wiederkehr\"]}}";

  private final List<String> joins = new ArrayList<>();
  private final List<Duration> pauses = new ArrayList<>();
  private int connections;

  /// A server that seats the player in a running game and disconnects at once. It does not answer
  /// the second connection at all.
  private final class DisconnectingServer implements Link {
    private final Deque<String> messages = new ArrayDeque<>();
    private final boolean isSilent = ++connections == 2;

    DisconnectingServer() {
      if (!isSilent) messages.add(GREETING);
    }

    @Override
    public void send(String text) {
      if (text.startsWith("{\"Hallo\"")) messages.add(GRANTED);
      if (!text.startsWith("{\"Beitreten\"")) return;
      joins.add(text);
      messages.add("{\"Wiederkehr\":{\"Kennung\":\"geheim\"}}");
      messages.add("{\"Willkommen\":{\"id\":7}}");
      messages.add(new ScriptedGame().map());
    }

    @Override
    public Received receive(Duration timeout) {
      var next = messages.poll();
      return next == null ? new Received.Closed("cut") : new Received.Text(next);
    }

    @Override
    public void close() {}
  }

  @Test
  void the_token_survives_a_connection_that_is_lost_before_the_seat_is_taken() throws Exception {
    var outcomes =
        new ReconnectLoop(DisconnectingServer::new, ScriptedGame.SETTINGS, _ -> {}, pauses::add)
            .play(1);
    assertInstanceOf(GameOutcome.Disconnected.class, outcomes.getFirst());
    assertEquals("{\"Beitreten\":{}}", joins.getFirst());
    for (var join : joins.subList(1, joins.size()))
      assertEquals("{\"Beitreten\":{\"Kennung\":\"geheim\"}}", join);
    assertEquals(5, joins.size(), "six connections, one of them silent");
  }

  /// A server without a free seat.
  private final class FullServer implements Link {
    private final Deque<String> messages = new ArrayDeque<>(List.of(GREETING));

    @Override
    public void send(String text) {
      if (text.startsWith("{\"Hallo\"")) messages.add(GRANTED);
      if (!text.startsWith("{\"Beitreten\"")) return;
      joins.add(text);
      messages.add("{\"Serverantwort\":\"Der Tisch ist voll.\"}");
    }

    @Override
    public Received receive(Duration timeout) {
      var next = messages.poll();
      return next == null ? new Received.TimedOut() : new Received.Text(next);
    }

    @Override
    public void close() {}
  }

  @Test
  void a_refused_player_gives_up_after_some_attempts() throws Exception {
    var outcomes =
        new ReconnectLoop(FullServer::new, ScriptedGame.SETTINGS, _ -> {}, pauses::add).play(1);
    assertEquals(
        new GameOutcome.Disconnected("Der Tisch ist voll.", false, Optional.empty()),
        outcomes.getFirst());
    assertEquals(6, joins.size(), "the first attempt and five more");
    var again = ScriptedGame.TIMEOUTS.retry();
    assertEquals(
        List.of(
            again,
            again.multipliedBy(2),
            again.multipliedBy(3),
            again.multipliedBy(4),
            again.multipliedBy(5)),
        pauses,
        "increasing pauses");
  }

  /// A server that seats the player and ends the connection with a sentence.
  private final class DismissingServer implements Link {
    private final Deque<String> messages = new ArrayDeque<>(List.of(GREETING));
    private final String farewell;

    DismissingServer(String farewell) {
      this.farewell = farewell;
    }

    @Override
    public void send(String text) {
      if (text.startsWith("{\"Hallo\"")) messages.add(GRANTED);
      if (!text.startsWith("{\"Beitreten\"")) return;
      joins.add(text);
      messages.add("{\"Wiederkehr\":{\"Kennung\":\"geheim\"}}");
      messages.add("{\"Willkommen\":{\"id\":7}}");
      messages.add(farewell);
    }

    @Override
    public Received receive(Duration timeout) {
      var next = messages.poll();
      return next == null ? new Received.Closed("cut") : new Received.Text(next);
    }

    @Override
    public void close() {}
  }

  @ParameterizedTest
  @CsvSource({
    "REPLACED, '{\"Chatnachricht\":{\"Nachricht\":\"%s\"}}'",
    "REPLACED, '{\"Fehler\":{\"Meldung\":\"%s\"}}'",
    "REPLACED, '{\"Serverantwort\":\"%s\"}'",
    "REMOVED, '{\"Chatnachricht\":{\"Nachricht\":\"%s\"}}'"
  })
  void a_player_whose_seat_was_taken_does_not_come_back(ServerSentence sentence, String form)
      throws Exception {
    var farewell = form.formatted(sentence.german());
    var loop =
        new ReconnectLoop(
            () -> new DismissingServer(farewell), ScriptedGame.SETTINGS, _ -> {}, pauses::add);
    assertEquals(List.of(new GameOutcome.SeatLost(sentence.english())), loop.play(2));
    assertEquals(1, joins.size());
  }

  @Test
  void a_player_that_says_such_a_sentence_in_the_chat_sends_nobody_away() throws Exception {
    var farewell =
        "{\"Chatnachricht\":{\"Absender\":8,\"Nachricht\":\""
            + ServerSentence.REPLACED.german()
            + "\"}}";
    var loop =
        new ReconnectLoop(
            () -> new DismissingServer(farewell), ScriptedGame.SETTINGS, _ -> {}, pauses::add);
    assertInstanceOf(GameOutcome.Disconnected.class, loop.play(1).getFirst());
    assertEquals(6, joins.size());
  }
}
