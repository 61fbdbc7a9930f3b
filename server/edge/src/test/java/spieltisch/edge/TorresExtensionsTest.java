package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the Torres protocol of this house has more than the description: the position of a player,
/// coming back, and the WebSocket.
class TorresExtensionsTest {
  private static final int PATIENCE_SECONDS = 200;

  private static final String START =
      "00001000/00000000/00100100/10000000/00000001/00100100/00000000/00010000 - -/- 0/0"
          + " 0.0.0.0/0.0.0.0 0/0 40 0000000000 F.1.0.0.0.1.0.0.0.0 -";

  @TempDir private Path folder = Path.of(".");
  private final List<AutoCloseable> open = new ArrayList<>();
  private @Nullable TestServer house;

  @BeforeEach
  void start() throws IOException {
    house = new TestServer(folder, TestServer.GENEROUS);
    open.add(house);
    var client = connect().send("NEU 2", "NAME burg", "PASSWD x", "TIMEOUT 0");
    assertEquals("MELDUNG_SPIEL_ANGEMELDET", client.hear());
  }

  @AfterEach
  void stop() throws Exception {
    for (var each : open) each.close();
  }

  private TestServer house() {
    return Objects.requireNonNull(house);
  }

  private TorfuClient connect() throws IOException {
    var client = house().connect("torfu");
    open.addFirst(client);
    return client;
  }

  private TorfuClient join(String name, int age, String secret) throws IOException {
    var client =
        connect()
            .send("KENNUNG " + secret, "JOIN burg", "PASSWD x", "NAME " + name, "ALTER " + age);
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", client.hear());
    return client;
  }

  @Test
  void the_position_is_empty_before_the_game_and_each_player_s_own_then() throws Exception {
    var anna = join("anna", 30, "a");
    assertEquals("STELLUNG", anna.send("STELLUNG").hear());
    var bert = join("bert", 25, "b");
    assertEquals("AUFRUF_RITTER_SETZEN", bert.hear());
    assertEquals("STELLUNG " + START + " 1 0000000000 0000000000", bert.send("STELLUNG").hear());
    assertEquals("NACHRICHT SERVER bert spielt mit.", anna.hear());
    assertEquals("STELLUNG " + START + " 0 0000000000 0000000000", anna.send("STELLUNG").hear());
    var zoe = connect().send("WATCH burg", "NAME zoe", "STELLUNG");
    assertEquals("MELDUNG_ZUSCHAUER_ANGEMELDET zoe", zoe.hear());
    assertEquals("STELLUNG " + START + " - 0000000000 0000000000", zoe.hear());
  }

  @Test
  void who_told_a_secret_comes_back_with_it_and_nobody_else_does() throws Exception {
    join("anna", 30, "a");
    var bert = join("bert", 25, "b");
    bert.hearUntil("AUFRUF_RITTER_SETZEN");
    assertEquals(
        List.of("FEHLER_NICHT_VORHANDEN", "-"),
        connect().send("KENNUNG falsch", "WIEDER burg").hear(2));
    assertEquals(List.of("FEHLER_NICHT_VORHANDEN", "-"), connect().send("WIEDER burg").hear(2));
    assertEquals(
        List.of("FEHLER_NICHT_VORHANDEN", "-"), connect().send("KENNUNG b", "WIEDER turm").hear(2));
    var again = connect().send("KENNUNG a", "WIEDER burg");
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", again.hear());
    assertEquals("STELLUNG " + START + " 0 0000000000 0000000000", again.send("STELLUNG").hear());
  }

  @Test
  void the_same_lines_go_over_a_websocket() throws Exception {
    join("anna", 30, "a");
    var heard = new LinkedBlockingQueue<String>();
    var socket =
        house()
            .http()
            .newWebSocketBuilder()
            .buildAsync(house().web("ws", "/torres"), new Lines(heard))
            .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    say(socket, "JOIN burg\nPASSWD x\nNAME be");
    say(socket, "rt\nALTER 25\n");
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", next(heard));
    assertEquals("AUFRUF_RITTER_SETZEN", next(heard));
    say(socket, "QUATSCH\n");
    assertEquals("FEHLER_NICHT_VORHANDEN", next(heard));
    say(socket, "STELLUNG\n");
    assertTrue(next(heard).startsWith("STELLUNG " + START + " 1 "));
    socket.abort();
  }

  private static void say(WebSocket socket, String text) throws Exception {
    socket.sendText(text, true).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  private static String next(LinkedBlockingQueue<String> heard) throws InterruptedException {
    return String.valueOf(heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS));
  }

  private record Lines(LinkedBlockingQueue<String> heard) implements WebSocket.Listener {
    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
      heard.add(text.toString());
      socket.request(1);
      return null;
    }
  }
}
