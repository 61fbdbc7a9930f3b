package spieltisch.edge.transport;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.Utf8FrameValidator;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrameDecoder;
import io.netty.util.ReferenceCountUtil;
import java.util.function.BooleanSupplier;

/// Checks the frames of a WebSocket before Vert.x handles them. Vert.x itself answers every ping
/// and does not check UTF-8.
///
/// Pings and pongs above the rate limit are dropped, because a server need not answer every ping
/// (RFC 6455, section 5.5.3). Text that is not valid UTF-8 is an error.
final class FrameGuard extends ChannelInboundHandlerAdapter {
  private final BooleanSupplier admitsControlFrame;

  private FrameGuard(BooleanSupplier admitsControlFrame) {
    this.admitsControlFrame = admitsControlFrame;
  }

  static void install(Channel channel, BooleanSupplier admitsControlFrame) {
    var decoder = channel.pipeline().context(WebSocketFrameDecoder.class);
    if (decoder == null) return; // closed meanwhile
    channel
        .pipeline()
        .addAfter(decoder.name(), "frame-guard", new FrameGuard(admitsControlFrame))
        .addAfter("frame-guard", "utf8-validator", new Utf8FrameValidator(false));
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    boolean isControl =
        message instanceof PingWebSocketFrame || message instanceof PongWebSocketFrame;
    if (!isControl || admitsControlFrame.getAsBoolean()) context.fireChannelRead(message);
    else ReferenceCountUtil.release(message);
  }

  /// Returns the reason for closing a connection after an invalid frame (RFC 6455, section 7.4.1).
  static Transport.CloseReason closeReason(Throwable failure) {
    if (!(failure instanceof CorruptedWebSocketFrameException wrong))
      return Transport.CloseReason.PROTOCOL_ERROR;
    var status = wrong.closeStatus();
    if (status.equals(WebSocketCloseStatus.INVALID_PAYLOAD_DATA))
      return Transport.CloseReason.INVALID_TEXT;
    return status.equals(WebSocketCloseStatus.MESSAGE_TOO_BIG)
        ? Transport.CloseReason.TOO_BIG
        : Transport.CloseReason.PROTOCOL_ERROR;
  }
}
