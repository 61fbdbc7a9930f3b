package spieltisch.edge;

import io.vertx.core.net.impl.ConnectionBase;

/// Ends a connection at once. Vert.x closes one only after all that waits was sent, which never
/// happens to somebody who does not read; so the channel beneath is closed, and what waited is
/// dropped.
final class Scissors {
  private Scissors() {}

  static void cut(Object connection) {
    if (!(connection instanceof ConnectionBase known))
      throw new IllegalStateException("not a connection of Vert.x: " + connection);
    var _ = known.channel().pipeline().firstContext().close();
  }
}
