package spieltisch.edge.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.vertx.core.net.NetSocket;

/// Detects that a client has closed the output side of its TCP connection.
///
/// By default, Vert.x then closes the whole connection, and unsent answers are lost. For example,
/// `printf … | nc` would receive nothing. TLS connections keep the default, because TLS has its own
/// close message.
final class HalfCloseHandler extends ChannelInboundHandlerAdapter {
  private final Runnable onInputClosed;

  private HalfCloseHandler(Runnable onInputClosed) {
    this.onInputClosed = onInputClosed;
  }

  static void install(NetSocket socket, Runnable onInputClosed) {
    if (socket.isSsl()) return;
    var channel = ChannelWriter.channel(socket);
    channel.config().setOption(ChannelOption.ALLOW_HALF_CLOSURE, true);
    channel.pipeline().addFirst(new HalfCloseHandler(onInputClosed));
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof ChannelInputShutdownEvent) onInputClosed.run();
    else context.fireUserEventTriggered(event);
  }
}
