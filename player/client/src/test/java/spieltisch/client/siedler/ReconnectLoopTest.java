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
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;

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
}
