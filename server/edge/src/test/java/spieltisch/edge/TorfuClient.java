package spieltisch.edge;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A client of the Torres text protocol for tests: lines out, lines in.
public final class TorfuClient implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 200_000;

  private final Socket socket;
  private final BufferedReader in;
  private final OutputStream out;

  TorfuClient(int port) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PATIENCE_MILLIS);
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    out = socket.getOutputStream();
  }

  public TorfuClient send(String... lines) throws IOException {
    out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /// Says that nothing more will come, as `printf … | nc` does, and goes on listening.
  public TorfuClient sayNoMore() throws IOException {
    socket.shutdownOutput();
    return this;
  }

  /// The next line, or `-` when the server has hung up.
  public String hear() throws IOException {
    var line = in.readLine();
    return line == null ? "-" : line;
  }

  /// All lines up to one that says this, that one included.
  public List<String> hearUntil(String last) throws IOException {
    var lines = new ArrayList<String>();
    do lines.add(hear());
    while (!lines.getLast().equals(last) && !lines.getLast().equals("-"));
    return lines;
  }

  /// The next line that begins like this.
  public String hearUntilStart(String beginning) throws IOException {
    var line = hear();
    while (!line.startsWith(beginning) && !line.equals("-")) line = hear();
    return line;
  }

  public List<String> hear(int count) throws IOException {
    var lines = new ArrayList<String>();
    for (int i = 0; i < count; i++) lines.add(hear());
    return lines;
  }

  /// In the middle of a test; what is left at its end is closed anyway.
  void hangUp() throws IOException {
    socket.close();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
