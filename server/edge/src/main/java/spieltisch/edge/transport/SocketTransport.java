package spieltisch.edge.transport;

import io.vertx.core.net.NetSocket;

/// A plain TCP connection: one object a line.
final class SocketTransport implements Transport {
  private final NetSocket socket;
  private final ChannelWriter channelWriter;
  private boolean isHungUp;

  SocketTransport(NetSocket socket, ConnectionRegistry connectionRegistry) {
    this.socket = socket;
    socket.setWriteQueueMaxSize(connectionRegistry.limits().writeQueue());
    channelWriter = new ChannelWriter(socket, connectionRegistry.metrics());
  }

  @Override
  public void send(EncodedMessage encodedMessage) {
    if (isHungUp || !channelWriter.isFree()) return;
    var paper = channelWriter.paper();
    encodedMessage.writeTo(paper);
    paper.writeByte('\n');
  }

  @Override
  public void hangUp(CloseReason closeReason, String sentence) {
    if (isHungUp || channelWriter.isCut()) return;
    isHungUp = true;
    channelWriter.post();
    socket.close();
  }
}
