package spieltisch.edge.transport;

import io.vertx.core.net.NetSocket;

/// A TCP connection, on which each message ends with a line feed.
final class SocketTransport implements Transport {
  private final NetSocket socket;
  private final ChannelWriter writer;
  private boolean isClosed;

  SocketTransport(NetSocket socket, ConnectionRegistry registry) {
    this.socket = socket;
    socket.setWriteQueueMaxSize(registry.limits().writeQueue());
    writer = new ChannelWriter(socket, registry.metrics());
  }

  @Override
  public String address() {
    return socket.remoteAddress().hostAddress();
  }

  @Override
  public void send(EncodedMessage message) {
    if (isClosed || !writer.canWrite()) return;
    var buffer = writer.buffer();
    message.writeTo(buffer);
    buffer.writeByte('\n');
  }

  @Override
  public void close(CloseReason reason, String sentence) {
    if (isClosed || writer.isAborted()) return;
    isClosed = true;
    writer.flush();
    socket.close();
  }
}
