package spieltisch.loadtest.hostile;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/// A TCP connection from a chosen loopback address. The connection sends any text, and reads lines
/// and HTTP responses.
final class AttackConnection implements AutoCloseable {
  private static final int TIMEOUT_MILLIS = 60_000;
  private static final String CONTENT_LENGTH = "content-length:";

  private final Socket socket = new Socket();
  private final InputStream in;

  /// The status and the body of an HTTP response.
  record Response(int status, String body) {}

  /// @param receiveBuffer the size of the receive buffer in bytes; empty for the default size
  AttackConnection(InetAddress from, int port, OptionalInt receiveBuffer) throws IOException {
    if (receiveBuffer.isPresent()) socket.setReceiveBufferSize(receiveBuffer.getAsInt());
    socket.bind(new InetSocketAddress(from, 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT_MILLIS);
    socket.setSoTimeout(TIMEOUT_MILLIS);
    in = new BufferedInputStream(socket.getInputStream());
  }

  AttackConnection send(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  AttackConnection sendLines(String... lines) throws IOException {
    return send(String.join("\n", lines) + "\n");
  }

  /// Reads the next line; empty if the server has closed the connection.
  Optional<String> line() throws IOException {
    var bytes = new ByteArrayOutputStream();
    int next = in.read();
    if (next < 0) return Optional.empty();
    for (; next >= 0 && next != '\n'; next = in.read()) bytes.write(next);
    return Optional.of(bytes.toString(StandardCharsets.UTF_8).stripTrailing());
  }

  /// Reads lines until a line contains one of the texts, and returns that line; empty if the server
  /// closes the connection first.
  Optional<String> lineWith(String... texts) throws IOException {
    for (var line = line(); line.isPresent(); line = line())
      for (var text : texts) if (line.get().contains(text)) return line;
    return Optional.empty();
  }

  /// Sends an HTTP request and reads the response. The status is 0 if the server closes the
  /// connection instead.
  Response request(String request) throws IOException {
    send(request);
    var status = line();
    if (status.isEmpty()) return new Response(0, "");
    int length = 0;
    for (var header = line(); header.isPresent() && !header.get().isEmpty(); header = line()) {
      var lowerCase = header.get().toLowerCase(Locale.ROOT);
      if (lowerCase.startsWith(CONTENT_LENGTH))
        length = Integer.parseInt(lowerCase.substring(CONTENT_LENGTH.length()).strip());
    }
    var body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
    return new Response(Integer.parseInt(status.get().split(" ", 3)[1]), body);
  }

  /// Reads everything up to the end of the connection.
  String rest() throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }

  /// Returns whether the server closes the connection within this time.
  boolean isClosedWithin(int millis) throws IOException {
    socket.setSoTimeout(millis);
    try {
      while (in.read() >= 0) {}
      return true;
    } catch (SocketTimeoutException _) {
      return false;
    } finally {
      socket.setSoTimeout(TIMEOUT_MILLIS);
    }
  }

  /// Reads what has arrived and returns how often a pattern occurs in it.
  ///
  /// @param text the pattern as a regular expression
  long countArrived(String text) throws IOException {
    int available = in.available();
    var arrived = new String(in.readNBytes(available), StandardCharsets.UTF_8);
    return arrived.split(text, -1).length - 1L;
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException _) {
      // The connection is discarded anyway.
    }
  }
}
