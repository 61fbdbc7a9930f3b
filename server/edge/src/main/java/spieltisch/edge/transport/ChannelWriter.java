package spieltisch.edge.transport;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelOutboundInvoker;
import io.netty.channel.ChannelPromise;
import io.netty.channel.VoidChannelPromise;
import io.netty.handler.codec.http.websocketx.WebSocketFrameEncoder;
import io.vertx.core.net.impl.ConnectionBase;
import org.jspecify.annotations.Nullable;
import spieltisch.edge.config.Metrics;

/// What lies beneath a connection of Vert.x, for the few things that are better done there.
///
/// Messages are put into it as the bytes that go over the line, without an object, a promise and a
/// place in a queue for each. What is sent in one go becomes one packet: one action is several
/// messages to everybody at the table, and to hand each to the system by itself costs more than
/// writing it. And Vert.x closes a connection only after all that waits was sent, which never
/// happens to somebody who does not read; here it is cut at once.
final class ChannelWriter {
  private static final int USUAL_PACKET = 1_024;
  private static final int LARGEST_PACKET = 16 * 1_024;

  private final Channel channel;
  private final Metrics metrics;
  // That a connection is gone is heard from its reading side.
  private final ChannelPromise nobodyAsks;
  private final Runnable post = this::post;
  private @Nullable ByteBuf packet;
  private boolean isCut;

  ChannelWriter(Object connection, Metrics metrics) {
    channel = channel(connection);
    this.metrics = metrics;
    nobodyAsks = new VoidChannelPromise(channel, false);
  }

  static Channel channel(Object connection) {
    if (connection instanceof ConnectionBase known) return known.channel();
    throw new IllegalStateException("not a connection of Vert.x: " + connection);
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
    metrics.cut(Metrics.DisconnectCause.SLOW_READER);
    var _ = channel.pipeline().firstContext().close();
    return false;
  }

  /// Where the next message is written, behind those of this turn of the connection's thread; at
  /// its end all of them are posted.
  ByteBuf paper() {
    var begun = packet;
    if (begun != null && begun.readableBytes() < LARGEST_PACKET) return begun;
    if (begun == null) channel.eventLoop().execute(post);
    else {
      var _ = outlet().write(begun, nobodyAsks);
    }
    packet = channel.alloc().ioBuffer(USUAL_PACKET);
    return packet;
  }

  /// Sends what was written.
  void post() {
    var written = packet;
    packet = null;
    if (written == null) return;
    var _ = outlet().writeAndFlush(written, nobodyAsks);
  }

  /// Beneath the encoder of WebSockets, if there is one.
  private ChannelOutboundInvoker outlet() {
    var encoder = channel.pipeline().context(WebSocketFrameEncoder.class);
    return encoder == null ? channel : encoder;
  }
}
