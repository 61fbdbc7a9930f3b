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

/// Extensions of the Torres text protocol: position, return to a seat and WebSocket.
class TorresExtensionsTest {
  private static final int TIMEOUT_SECONDS = 200;

  private static final String START =
      "00001000/00000000/00100100/10000000/00000001/00100100/00000000/00010000 - -/- 0/0"
          + " 0.0.0.0/0.0.0.0 0/0 40 0000000000 F.1.0.0.0.1.0.0.0.0 -";

  @TempDir private Path folder = Path.of(".");
  private final List<AutoCloseable> open = new ArrayList<>();
  private @Nullable TestServer server;

  @BeforeEach
  void start() throws IOException {
    server = new TestServer(folder, TestServer.GENEROUS);
    open.add(server);
    var client = connect().send("NEU 2", "NAME burg", "PASSWD x", "TIMEOUT 0");
    assertEquals("MELDUNG_SPIEL_ANGEMELDET", client.receive());
  }

  @AfterEach
  void stop() throws Exception {
    for (var closeable : open) closeable.close();
  }

  private TestServer server() {
    return Objects.requireNonNull(server);
  }

  private LineClient connect() throws IOException {
    var client = server().connect("torfu");
    open.addFirst(client);
    return client;
  }

  private LineClient join(String name, int age, String secret) throws IOException {
    var client =
        connect()
            .send("KENNUNG " + secret, "JOIN burg", "PASSWD x", "NAME " + name, "ALTER " + age);
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", client.receive());
    return client;
  }

  @Test
  void the_position_is_empty_before_the_game_and_shows_the_own_view_after() throws Exception {
    var anna = join("anna", 30, "a");
    assertEquals("STELLUNG", anna.send("STELLUNG").receive());
    var bert = join("bert", 25, "b");
    assertEquals("AUFRUF_RITTER_SETZEN", bert.receive());
    assertEquals("STELLUNG " + START + " 1 0000000000 0000000000", bert.send("STELLUNG").receive());
    assertEquals("NACHRICHT SERVER bert spielt mit.", anna.receive());
    assertEquals("STELLUNG " + START + " 0 0000000000 0000000000", anna.send("STELLUNG").receive());
    var zoe = connect().send("WATCH burg", "PASSWD x", "NAME zoe", "STELLUNG");
    assertEquals("MELDUNG_ZUSCHAUER_ANGEMELDET zoe", zoe.receive());
    assertEquals("STELLUNG " + START + " - 0000000000 0000000000", zoe.receive());
  }

  @Test
  void a_player_returns_only_with_the_secret() throws Exception {
    join("anna", 30, "a");
    var bert = join("bert", 25, "b");
    bert.receiveUntil("AUFRUF_RITTER_SETZEN");
    assertEquals(
        List.of("FEHLER_NICHT_VORHANDEN", "-"),
        connect().send("KENNUNG falsch", "WIEDER burg").receive(2));
    assertEquals(List.of("FEHLER_NICHT_VORHANDEN", "-"), connect().send("WIEDER burg").receive(2));
    assertEquals(
        List.of("FEHLER_NICHT_VORHANDEN", "-"),
        connect().send("KENNUNG b", "WIEDER turm").receive(2));
    var returned = connect().send("KENNUNG a", "WIEDER burg");
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", returned.receive());
    assertEquals(
        "STELLUNG " + START + " 0 0000000000 0000000000", returned.send("STELLUNG").receive());
  }

  @Test
  void the_protocol_works_over_a_websocket() throws Exception {
    join("anna", 30, "a");
    var received = new LinkedBlockingQueue<String>();
    var socket =
        server()
            .http()
            .newWebSocketBuilder()
            .buildAsync(server().web("ws", "/torres"), new LineListener(received))
            .get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    send(socket, "JOIN burg\nPASSWD x", true);
    send(socket, "NAME be", false);
    send(socket, "rt\nALTER 25\n", true);
    assertEquals("MELDUNG_SPIELER_ANGEMELDET", next(received));
    assertEquals("AUFRUF_RITTER_SETZEN", next(received));
    send(socket, "QUATSCH", true);
    assertEquals("FEHLER_NICHT_VORHANDEN", next(received));
    send(socket, "STELLUNG\n", true);
    assertTrue(next(received).startsWith("STELLUNG " + START + " 1 "));
    socket.abort();
  }

  /// @param isLast whether the message ends with this text
  private static void send(WebSocket socket, String text, boolean isLast) throws Exception {
    socket.sendText(text, isLast).get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
  }

  private static String next(LinkedBlockingQueue<String> received) throws InterruptedException {
    return String.valueOf(received.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS));
  }

  private record LineListener(LinkedBlockingQueue<String> received) implements WebSocket.Listener {
    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence text, boolean last) {
      received.add(text.toString());
      socket.request(1);
      return null;
    }
  }
}
