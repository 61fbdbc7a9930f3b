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
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.Dialect;

/// Coming back to a seat when the connection breaks.
class ReconnectLoopTest {
  private static final String GREETING =
      "{\"Hallo\":{\"Version\":\"Fremd 1\",\"Protokoll\":\"1.0\"}}";
  private static final String GRANTED =
      "{\"Hallo\":{\"Version\":\"Fremd 1\",\"Protokoll\":\"1.0\",\"Erweiterungen\":[\"Wiederkehr\"]}}";

  private final List<String> joins = new ArrayList<>();
  private final List<Duration> pauses = new ArrayList<>();
  private int calls;

  /// A server that seats whoever joins in a running game and hangs up at once; the second call it
  /// does not even answer.
  private final class ShortLine implements Link {
    private final Deque<String> words = new ArrayDeque<>();
    private final boolean isMute = ++calls == 2;

    ShortLine() {
      if (!isMute) words.add(GREETING);
    }

    @Override
    public void send(String text) {
      if (text.startsWith("{\"Hallo\"")) words.add(GRANTED);
      if (!text.startsWith("{\"Beitreten\"")) return;
      joins.add(text);
      words.add("{\"Wiederkehr\":{\"Kennung\":\"geheim\"}}");
      words.add("{\"Willkommen\":{\"id\":7}}");
      words.add(new ScriptedGame().map());
    }

    @Override
    public Received hear(Duration patience) {
      var next = words.poll();
      return next == null ? new Received.Closed("cut") : new Received.Text(next);
    }

    @Override
    public void close() {}
  }

  @Test
  void a_seat_is_not_forgotten_when_the_next_connection_breaks_before_it_is_taken()
      throws Exception {
    var playerSettings =
        new PlayerSettings(
            "Test",
            "Leia",
            Colour.RED,
            Dialect.V1_0,
            Level.RANDOM,
            1,
            ScriptedGame.CLIENT_TIMEOUTS);
    var gameOutcomes =
        new ReconnectLoop(ShortLine::new, playerSettings, _ -> {}, pauses::add).play(1);
    assertInstanceOf(GameOutcome.Disconnected.class, gameOutcomes.getFirst());
    assertEquals("{\"Beitreten\":{}}", joins.getFirst());
    for (var join : joins.subList(1, joins.size()))
      assertEquals("{\"Beitreten\":{\"Kennung\":\"geheim\"}}", join);
    assertEquals(5, joins.size(), "six calls, one of them mute");
  }

  /// A server at which there is no place.
  private final class FullHouse implements Link {
    private final Deque<String> words = new ArrayDeque<>(List.of(GREETING));

    @Override
    public void send(String text) {
      if (text.startsWith("{\"Hallo\"")) words.add(GRANTED);
      if (!text.startsWith("{\"Beitreten\"")) return;
      joins.add(text);
      words.add("{\"Serverantwort\":\"Der Tisch ist voll.\"}");
    }

    @Override
    public Received hear(Duration patience) {
      var next = words.poll();
      return next == null ? new Received.TimedOut() : new Received.Text(next);
    }

    @Override
    public void close() {}
  }

  @Test
  void who_is_turned_away_does_not_wait_for_ever() throws Exception {
    var playerSettings =
        new PlayerSettings(
            "Test",
            "Leia",
            Colour.RED,
            Dialect.V1_0,
            Level.RANDOM,
            1,
            ScriptedGame.CLIENT_TIMEOUTS);
    var gameOutcomes =
        new ReconnectLoop(FullHouse::new, playerSettings, _ -> {}, pauses::add).play(1);
    assertEquals(
        new GameOutcome.Disconnected("Der Tisch ist voll.", false, Optional.empty()),
        gameOutcomes.getFirst());
    assertEquals(6, joins.size(), "it was tried again");
    var again = ScriptedGame.CLIENT_TIMEOUTS.again();
    assertEquals(
        List.of(
            again,
            again.multipliedBy(2),
            again.multipliedBy(3),
            again.multipliedBy(4),
            again.multipliedBy(5)),
        pauses,
        "less and less often");
  }
}
