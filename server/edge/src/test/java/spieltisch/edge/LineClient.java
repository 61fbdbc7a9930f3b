package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A TCP client that sends and receives lines, for all protocols.
public final class LineClient implements AutoCloseable {
  private static final int TIMEOUT_SECONDS = 60;

  private final Socket socket;
  private final BufferedReader in;
  private final OutputStream out;
  private String last = "nothing";
  private boolean isClosed;

  LineClient(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(TIMEOUT_SECONDS * 1_000);
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    out = socket.getOutputStream();
  }

  /// Chooses a name and a colour and gets ready, in protocol 1.0.
  void getReady(String colour) throws IOException {
    send(
        "{\"Spieler\":{\"Name\":\"Herr %s\",\"Farbe\":\"%s\"}}".formatted(colour, colour),
        "{\"Spiel starten\":{}}");
  }

  public LineClient send(String... lines) throws IOException {
    out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /// Sends this text and nothing else.
  LineClient sendRaw(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /// Closes the output side, as `printf … | nc` does; receiving is still possible.
  public LineClient closeOutput() throws IOException {
    socket.shutdownOutput();
    return this;
  }

  /// Receives the next line; `-` if the server has closed the connection. Fails if the connection
  /// was already known to be closed, or if no line comes for a long time.
  public String receive() throws IOException {
    assertFalse(isClosed, () -> "the server has closed the connection after " + last);
    try {
      var line = in.readLine();
      isClosed = line == null;
      if (line == null) return "-";
      last = line;
      return line;
    } catch (SocketTimeoutException e) {
      throw new AssertionError(
          "no line from the server for " + TIMEOUT_SECONDS + " s; the last one: " + last, e);
    }
  }

  /// Receives all lines up to and including this one.
  public List<String> receiveUntil(String last) throws IOException {
    var lines = new ArrayList<String>();
    do lines.add(receive());
    while (!lines.getLast().equals(last) && !lines.getLast().equals("-"));
    return lines;
  }

  /// Receives lines up to the first with this prefix and returns that one.
  public String receiveUntilPrefix(String prefix) throws IOException {
    var line = receive();
    while (!line.startsWith(prefix) && !line.equals("-")) line = receive();
    return line;
  }

  public List<String> receive(int count) throws IOException {
    var lines = new ArrayList<String>();
    for (int i = 0; i < count; i++) lines.add(receive());
    return lines;
  }

  /// Closes the connection before the end of the try block that owns this client.
  void disconnect() throws IOException {
    socket.close();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
