package spieltisch.edge.transport;

import io.vertx.core.http.HttpConnection;

/// Reports the end of an HTTP connection, also after it has become a WebSocket. The close handler
/// of Vert.x is not called then.
public final class ChannelCloseListener {
  private ChannelCloseListener() {}

  /// Calls back when the connection is closed.
  ///
  /// @param closed runs once on the event loop of the connection
  public static void install(HttpConnection connection, Runnable closed) {
    ChannelWriter.channel(connection).closeFuture().addListener(_ -> closed.run());
  }
}
