package spieltisch.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

/// A server of lines that follows a script: for each connection what it hears, and what it says
/// when it has heard it. At the end of a script it hangs up.
final class LineServer implements AutoCloseable {
  /// Hears so many lines, then says these.
  record Step(int lines, List<String> says) {}

  private final ServerSocket socket;
  private final Deque<List<Step>> scripts = new ArrayDeque<>();
  private final List<List<String>> heard = Collections.synchronizedList(new ArrayList<>());

  LineServer() throws IOException {
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  static Step step(int lines, String... says) {
    return new Step(lines, List.of(says));
  }

  /// What happens on the next connection.
  LineServer then(Step... script) {
    scripts.add(List.of(script));
    return this;
  }

  /// Begins to listen.
  Address start() {
    Thread.ofVirtual().start(this::serve);
    return Address.of("tcp://127.0.0.1:" + socket.getLocalPort()).orElseThrow();
  }

  /// What was heard on each connection so far.
  List<List<String>> heard() {
    return List.copyOf(heard);
  }

  private void serve() {
    try {
      while (!scripts.isEmpty())
        try (var connection = socket.accept()) {
          play(connection, scripts.remove());
        }
      socket.close();
    } catch (IOException _) {
      // The test is over.
    }
  }

  private void play(Socket connection, List<Step> script) throws IOException {
    var in =
        new BufferedReader(
            new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
    var out = new PrintWriter(connection.getOutputStream(), true, StandardCharsets.UTF_8);
    var lines = new ArrayList<String>();
    heard.add(lines);
    for (var step : script) {
      for (int i = 0; i < step.lines(); i++) {
        var line = in.readLine();
        if (line == null) return;
        lines.add(line);
      }
      step.says().forEach(line -> out.print(line + "\n"));
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
