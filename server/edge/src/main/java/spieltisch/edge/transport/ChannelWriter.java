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

/// Writes to the Netty channel of a Vert.x connection.
///
/// The writer bypasses Vert.x for two reasons. First, the writer collects all messages of one turn
/// of the event loop in one buffer and flushes them together. An action causes several messages to
/// each client, and a system call for each message would cost more than the message itself. Second,
/// Vert.x closes a connection only after all queued data was sent, which never happens if the
/// client does not read. This class immediately closes the connection of a client that does not
/// read.
public final class ChannelWriter {
  private static final int INITIAL_BUFFER = 1_024;
  private static final int MAX_BUFFER = 16 * 1_024;

  private final Channel channel;
  private final Metrics metrics;
  // Write errors are ignored, because the reading side reports closed connections.
  private final ChannelPromise ignoredResult;
  private final Runnable flushTask = this::flush;
  private @Nullable ByteBuf pending;
  private boolean isAborted;

  public ChannelWriter(Object connection, Metrics metrics) {
    channel = channel(connection);
    this.metrics = metrics;
    ignoredResult = new VoidChannelPromise(channel, false);
  }

  static Channel channel(Object connection) {
    if (connection instanceof ConnectionBase known) return known.channel();
    throw new IllegalStateException("not a Vert.x connection: " + connection);
  }

  Channel channel() {
    return channel;
  }

  /// Returns whether the writer has aborted the connection. An aborted connection need not be
  /// closed.
  boolean isAborted() {
    return isAborted;
  }

  /// Returns whether a message may be written. If too much data is queued, the connection is
  /// aborted.
  public boolean canWrite() {
    if (isAborted || !channel.isActive()) return false;
    if (channel.isWritable()) return true;
    isAborted = true;
    metrics.disconnected(Metrics.DisconnectCause.SLOW_READER);
    var _ = channel.pipeline().firstContext().close();
    return false;
  }

  /// Returns the buffer for the next message. The buffer is flushed at the end of this turn of the
  /// event loop.
  ByteBuf buffer() {
    var current = pending;
    if (current != null && current.readableBytes() < MAX_BUFFER) return current;
    if (current == null) channel.eventLoop().execute(flushTask);
    else {
      var _ = outbound().write(current, ignoredResult);
    }
    pending = channel.alloc().ioBuffer(INITIAL_BUFFER);
    return pending;
  }

  /// Sends the buffered messages.
  void flush() {
    var written = pending;
    pending = null;
    if (written == null) return;
    var _ = outbound().writeAndFlush(written, ignoredResult);
  }

  /// Returns the pipeline position below the WebSocket encoder, or the whole channel if there is no
  /// such encoder.
  private ChannelOutboundInvoker outbound() {
    var encoder = channel.pipeline().context(WebSocketFrameEncoder.class);
    return encoder == null ? channel : encoder;
  }
}
