package spieltisch.edge;

import io.vertx.core.net.NetSocket;

/// A plain TCP connection: one object a line.
final class SocketLine implements Line {
  private final NetSocket socket;
  private final Wire wire;
  private boolean isHungUp;

  SocketLine(NetSocket socket, Foyer foyer) {
    this.socket = socket;
    socket.setWriteQueueMaxSize(foyer.limits().writeQueue());
    wire = new Wire(socket, foyer.metrics());
  }

  @Override
  public void send(Spoken spoken) {
    if (isHungUp || !wire.isFree()) return;
    var paper = wire.paper();
    spoken.writeTo(paper);
    paper.writeByte('\n');
  }

  @Override
  public void hangUp(Reason reason, String sentence) {
    if (isHungUp || wire.isCut()) return;
    isHungUp = true;
    wire.post();
    socket.close();
  }
}
