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

/// A connection to a server of the Torres text protocol.
final class TorfuLink implements AutoCloseable {
  private static final int ROOM = 8192;

  private final Socket socket = new Socket();
  private final ClientWriter speller;
  private final ServerReader reader;

  /// What came and was not heard yet; the end of the connection is empty.
  private final BlockingQueue<Optional<ServerMessage>> waiting = new LinkedBlockingQueue<>();

  private TorfuLink(KeywordSpelling keywordSpelling) {
    speller = new ClientWriter(keywordSpelling);
    reader = new ServerReader(keywordSpelling);
  }

  /// Connects.
  ///
  /// @throws LinkException if nobody listens there
  static TorfuLink open(String host, int port, KeywordSpelling keywordSpelling, Duration patience) {
    var link = new TorfuLink(keywordSpelling);
    try {
      link.socket.connect(new InetSocketAddress(host, port), (int) patience.toMillis());
      link.socket.setTcpNoDelay(true);
    } catch (IOException e) {
      link.close();
      throw new LinkException(
          "no server at tcp://" + host + ":" + port + " (" + ServerAddress.reason(e) + ")");
    }
    Thread.ofVirtual().start(link::listen);
    return link;
  }

  private void listen() {
    var lineFramer = new LineFramer();
    var bytes = new byte[ROOM];
    try {
      var in = socket.getInputStream();
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes))
        for (var textLine : lineFramer.feed(Arrays.copyOf(bytes, count)))
          for (var message : reader.read(textLine)) waiting.add(Optional.of(message));
    } catch (IOException _) {
      // The end of the connection, like any other.
    }
    waiting.add(Optional.empty());
  }

  void say(ClientMessage message) {
    try {
      socket.getOutputStream().write(LineFramer.bytes(speller.lines(message)));
    } catch (IOException _) {
      waiting.add(Optional.empty());
    }
  }

  /// The next message.
  ///
  /// @throws LinkException if none comes in this time, or none will ever come
  ServerMessage hear(Duration patience) throws InterruptedException {
    var next = waiting.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
    if (next == null) throw new LinkException("the server does not answer");
    if (next.isEmpty()) waiting.add(next);
    return next.orElseThrow(() -> new LinkException("the server closed the connection"));
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException _) {
      // It is of no use any more, closed or not.
    }
  }
}
