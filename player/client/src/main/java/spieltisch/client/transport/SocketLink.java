package spieltisch.client.transport;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// A link that uses TCP: a stream of JSON objects, one object per line.
final class SocketLink implements Link {
  private static final int BUFFER_SIZE = 8192;

  private final Socket socket;
  private final LinkInbox linkInbox = new LinkInbox();

  private SocketLink(Socket socket) {
    this.socket = socket;
  }

  /// @throws LinkException if the server is unreachable
  static SocketLink open(String host, int port, Duration timeout) {
    var socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(host, port), (int) timeout.toMillis());
      socket.setTcpNoDelay(true);
    } catch (IOException e) {
      close(socket);
      throw new LinkException(
          "no server at tcp://" + host + ":" + port + " (" + ServerAddress.reason(e) + ")");
    }
    var link = new SocketLink(socket);
    Thread.ofVirtual().start(link::readAll);
    return link;
  }

  private void readAll() {
    var bytes = new byte[BUFFER_SIZE];
    try {
      var in = socket.getInputStream();
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes))
        linkInbox.received(bytes, 0, count);
      linkInbox.closed("the server closed the connection");
    } catch (IOException e) {
      linkInbox.closed("connection failed: " + ServerAddress.reason(e));
    }
  }

  @Override
  public void send(String text) {
    try {
      socket.getOutputStream().write((text + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      linkInbox.closed("connection failed: " + ServerAddress.reason(e));
    }
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    return linkInbox.next(timeout);
  }

  @Override
  public void close() {
    close(socket);
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException _) {
      // A failed close is ignored, because the connection is given up in any case.
    }
  }
}
