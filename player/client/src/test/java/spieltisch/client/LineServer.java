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
import java.util.function.Consumer;
import spieltisch.client.transport.ServerAddress;

/// A test server of a line protocol. Each connection has a responder; most responders follow a
/// script and close the connection at its end.
public final class LineServer implements AutoCloseable {
  /// The server side of one connection.
  public interface Responder {
    /// Receives a line and sends replies. Returns false to close the connection.
    boolean respond(String line, Consumer<String> send);
  }

  /// Receives so many lines, then sends the replies.
  public record Step(int lines, List<String> replies) {}

  private final ServerSocket socket;
  private final Deque<Responder> responders = new ArrayDeque<>();
  private final List<List<String>> received = Collections.synchronizedList(new ArrayList<>());

  public LineServer() throws IOException {
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  public static Step step(int lines, String... replies) {
    return new Step(lines, List.of(replies));
  }

  /// Adds a script for the next connection.
  public LineServer then(Step... script) {
    return then(new ScriptedResponder(script));
  }

  /// Adds a responder for the next connection.
  public LineServer then(Responder responder) {
    responders.add(responder);
    return this;
  }

  private static final class ScriptedResponder implements Responder {
    private final Deque<Step> steps;
    private int lines;

    ScriptedResponder(Step... script) {
      steps = new ArrayDeque<>(List.of(script));
    }

    @Override
    public boolean respond(String line, Consumer<String> send) {
      if (++lines == steps.element().lines()) {
        steps.remove().replies().forEach(send);
        lines = 0;
      }
      return !steps.isEmpty();
    }
  }

  /// Starts listening.
  public ServerAddress start() {
    Thread.ofVirtual().start(this::acceptAll);
    return ServerAddress.of("tcp://127.0.0.1:" + socket.getLocalPort()).orElseThrow();
  }

  /// The lines received on each connection so far.
  public List<List<String>> received() {
    return List.copyOf(received);
  }

  private void acceptAll() {
    try {
      while (!responders.isEmpty())
        try (var connection = socket.accept()) {
          serve(connection, responders.remove());
        }
      socket.close();
    } catch (IOException _) {
      // The test is over.
    }
  }

  private void serve(Socket connection, Responder responder) throws IOException {
    var in =
        new BufferedReader(
            new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
    var out = new PrintWriter(connection.getOutputStream(), true, StandardCharsets.UTF_8);
    var lines = new ArrayList<String>();
    received.add(lines);
    boolean isOpen = true;
    while (isOpen) {
      var line = in.readLine();
      if (line == null) return;
      lines.add(line);
      isOpen = responder.respond(line, reply -> out.print(reply + "\n"));
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
