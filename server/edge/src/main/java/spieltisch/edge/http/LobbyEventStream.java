package spieltisch.edge.http;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerResponse;

/// One browser that follows the lobby. Many changes at once are told once.
final class LobbyEventStream {
  private static final long PAUSE_MILLIS = 200;

  private final Vertx vertx;
  private final LobbyApi lobby;
  private final HttpServerResponse response;
  private boolean isDue;

  LobbyEventStream(Vertx vertx, LobbyApi lobby, HttpServerResponse response) {
    this.vertx = vertx;
    this.lobby = lobby;
    this.response = response;
  }

  void changed() {
    if (isDue) return;
    isDue = true;
    vertx.setTimer(
        PAUSE_MILLIS,
        _ ->
            vertx.executeBlocking(lobby::tables, false).onSuccess(tables -> send(tables.encode())));
  }

  private void send(String data) {
    isDue = false;
    if (!response.closed() && !response.writeQueueFull()) response.write("data: " + data + "\n\n");
  }
}
