package spieltisch.edge.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.channel.socket.ChannelInputShutdownEvent;
import io.vertx.core.net.NetSocket;

/// Hears that a client has closed its side of a TCP connection and will say no more.
///
/// Vert.x would close the other side at once, and with it the answers that are still on their way:
/// `printf … | nc` would hear nothing. On an encrypted connection it stays so, since there the end
/// is part of the encryption.
final class HalfCloseHandler extends ChannelInboundHandlerAdapter {
  private final Runnable ear;

  private HalfCloseHandler(Runnable ear) {
    this.ear = ear;
  }

  static void await(NetSocket socket, Runnable ear) {
    if (socket.isSsl()) return;
    var channel = ChannelWriter.channel(socket);
    channel.config().setOption(ChannelOption.ALLOW_HALF_CLOSURE, true);
    channel.pipeline().addFirst(new HalfCloseHandler(ear));
  }

  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) {
    if (event instanceof ChannelInputShutdownEvent) ear.run();
    else context.fireUserEventTriggered(event);
  }
}
