package spieltisch.edge;

import io.netty.handler.flush.FlushConsolidationHandler;
import io.vertx.core.net.impl.ConnectionBase;

/// Packs what a connection is sent in one go into one packet. Vert.x hands every message to the
/// system by itself, which costs more than writing it: one action is several messages to everybody
/// at the table.
final class Packing {
  private static final int MOST_IN_A_PACKET = 256;

  private Packing() {}

  static void of(Object connection) {
    if (!(connection instanceof ConnectionBase known))
      throw new IllegalStateException("not a connection of Vert.x: " + connection);
    known.channel().pipeline().addFirst(new FlushConsolidationHandler(MOST_IN_A_PACKET, true));
  }
}
