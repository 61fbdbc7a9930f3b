package spieltisch.edge;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.NetSocket;

/// A plain TCP connection: one object a line.
final class SocketLine implements Line {
  private final NetSocket socket;
  private boolean isHungUp;

  SocketLine(NetSocket socket, Limits limits) {
    this.socket = socket;
    socket.setWriteQueueMaxSize(limits.writeQueue());
  }

  @Override
  public void send(String text) {
    if (isHungUp) return;
    if (socket.writeQueueFull()) hangUp(Reason.POLICY, "reads too slowly");
    else socket.write(Buffer.buffer(text).appendByte((byte) '\n'));
  }

  @Override
  public void hangUp(Reason reason, String sentence) {
    if (isHungUp) return;
    isHungUp = true;
    socket.close();
  }
}
