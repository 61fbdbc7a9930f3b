package spieltisch.edge.transport;

import io.vertx.core.http.HttpConnection;

/// Reports the end of an HTTP connection, even if the connection has become a WebSocket. The close
/// handler of Vert.x is not called for WebSockets.
public final class ChannelCloseListener {
  private ChannelCloseListener() {}

  /// Registers a callback that runs when the connection is closed.
  ///
  /// @param closed the callback, which runs once on the event loop of the connection
  public static void install(HttpConnection connection, Runnable closed) {
    ChannelWriter.channel(connection).closeFuture().addListener(_ -> closed.run());
  }
}
