package spieltisch.edge;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.NetSocket;

/// A plain TCP connection: one object a line.
final class SocketLine implements Line {
  private final NetSocket socket;
  private final Metrics metrics;
  private boolean isHungUp;

  SocketLine(NetSocket socket, Foyer foyer) {
    this.socket = socket;
    metrics = foyer.metrics();
    socket.setWriteQueueMaxSize(foyer.limits().writeQueue());
    Packing.of(socket);
  }

  @Override
  public void send(String text) {
    if (isHungUp) return;
    if (socket.writeQueueFull()) cutOff();
    else socket.write(Buffer.buffer(text).appendByte((byte) '\n'));
  }

  private void cutOff() {
    isHungUp = true;
    metrics.cut(Metrics.Cut.SLOW_READER);
    Scissors.cut(socket);
  }

  @Override
  public void hangUp(Reason reason, String sentence) {
    if (isHungUp) return;
    isHungUp = true;
    socket.close();
  }
}
