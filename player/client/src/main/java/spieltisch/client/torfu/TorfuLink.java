package spieltisch.client.torfu;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import spieltisch.client.transport.LinkException;
import spieltisch.client.transport.ServerAddress;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ClientWriter;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.LineFramer;
import spieltisch.torfu.ServerMessage;
import spieltisch.torfu.ServerReader;

/// A connection to a TorFU server.
final class TorfuLink implements AutoCloseable {
  private static final int BUFFER_SIZE = 8192;

  private final Socket socket = new Socket();
  private final ClientWriter writer;
  private final ServerReader reader;

  /// The received messages; an empty entry stands for the end of the connection.
  private final BlockingQueue<Optional<ServerMessage>> messages = new LinkedBlockingQueue<>();

  private TorfuLink(KeywordSpelling spelling) {
    writer = new ClientWriter(spelling);
    reader = new ServerReader(spelling);
  }

  /// Connects to a server.
  ///
  /// @throws LinkException if the server is unreachable
  static TorfuLink open(String host, int port, KeywordSpelling spelling, Duration timeout) {
    var link = new TorfuLink(spelling);
    try {
      link.socket.connect(new InetSocketAddress(host, port), (int) timeout.toMillis());
      link.socket.setTcpNoDelay(true);
    } catch (IOException e) {
      link.close();
      throw new LinkException(
          "no server at tcp://" + host + ":" + port + " (" + ServerAddress.reason(e) + ")");
    }
    Thread.ofVirtual().start(link::readAll);
    return link;
  }

  private void readAll() {
    var lineFramer = new LineFramer();
    var bytes = new byte[BUFFER_SIZE];
    try {
      var in = socket.getInputStream();
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes))
        for (var textLine : lineFramer.feed(Arrays.copyOf(bytes, count)))
          for (var message : reader.read(textLine)) messages.add(Optional.of(message));
    } catch (IOException _) {
      // An error ends the connection just as a close does.
    }
    messages.add(Optional.empty());
  }

  void send(ClientMessage message) {
    try {
      socket.getOutputStream().write(LineFramer.bytes(writer.lines(message)));
    } catch (IOException _) {
      messages.add(Optional.empty());
    }
  }

  /// Returns the next message.
  ///
  /// @throws LinkException if the timeout expires or the connection is closed
  ServerMessage receive(Duration timeout) throws InterruptedException {
    var next = messages.poll(timeout.toNanos(), TimeUnit.NANOSECONDS);
    if (next == null) throw new LinkException("the server does not answer");
    if (next.isEmpty()) messages.add(next);
    return next.orElseThrow(() -> new LinkException("the server closed the connection"));
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException _) {
      // A failed close is ignored, because the connection is given up in any case.
    }
  }
}
