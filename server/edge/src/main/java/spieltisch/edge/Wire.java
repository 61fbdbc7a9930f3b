package spieltisch.edge;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelPromise;
import io.netty.channel.VoidChannelPromise;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.vertx.core.net.impl.ConnectionBase;

/// What lies beneath a connection of Vert.x, for the few things that are better done there.
///
/// Messages are written to it directly, without a promise and a place in a queue for each. What is
/// sent in one go becomes one packet: one action is several messages to everybody at the table, and
/// to hand each to the system by itself costs more than writing it. And Vert.x closes a connection
/// only after all that waits was sent, which never happens to somebody who does not read; here it
/// is cut at once.
final class Wire {
  private static final int MOST_IN_A_PACKET = 256;

  private final Channel channel;
  private final Metrics metrics;
  // That a connection is gone is heard from its reading side.
  private final ChannelPromise nobodyAsks;
  private boolean isCut;

  Wire(Object connection, Metrics metrics) {
    channel = channel(connection);
    this.metrics = metrics;
    nobodyAsks = new VoidChannelPromise(channel, false);
    channel.pipeline().addFirst(new FlushConsolidationHandler(MOST_IN_A_PACKET, true));
  }

  static Channel channel(Object connection) {
    if (connection instanceof ConnectionBase known) return known.channel();
    throw new IllegalStateException("not a connection of Vert.x: " + connection);
  }

  /// Room for a text, with the text in it.
  ByteBuf paper(String text) {
    return ByteBufUtil.writeUtf8(channel.alloc(), text);
  }

  /// Whether the reader was cut off; then there is nothing left to close.
  boolean isCut() {
    return isCut;
  }

  /// Whether one more message may be sent; if too much waits already, the reader is cut off.
  boolean isFree() {
    if (isCut || !channel.isActive()) return false;
    if (channel.isWritable()) return true;
    isCut = true;
    metrics.cut(Metrics.Cut.SLOW_READER);
    var _ = channel.pipeline().firstContext().close();
    return false;
  }

  void send(Object message) {
    var _ = channel.writeAndFlush(message, nobodyAsks);
  }
}
