package spieltisch.edge.http;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerResponse;

/// Server-sent events of the lobby for one client. Changes within an interval become one event.
final class LobbyEventStream {
  private static final long INTERVAL_MILLIS = 200;

  private final Vertx vertx;
  private final LobbyApi lobby;
  private final HttpServerResponse response;
  private boolean isScheduled;

  LobbyEventStream(Vertx vertx, LobbyApi lobby, HttpServerResponse response) {
    this.vertx = vertx;
    this.lobby = lobby;
    this.response = response;
  }

  /// Schedules the next event, unless one is scheduled already.
  void schedule() {
    if (isScheduled) return;
    isScheduled = true;
    vertx.setTimer(
        INTERVAL_MILLIS,
        _ ->
            vertx.executeBlocking(lobby::tables, false).onSuccess(tables -> send(tables.encode())));
  }

  private void send(String data) {
    isScheduled = false;
    if (!response.closed() && !response.writeQueueFull()) response.write("data: " + data + "\n\n");
  }
}
