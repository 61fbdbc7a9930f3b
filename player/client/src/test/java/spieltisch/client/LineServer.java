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

/// A server of lines. For each connection it has somebody who answers; most of them follow a script
/// and hang up at its end.
public final class LineServer implements AutoCloseable {
  /// The one at the other end of a connection.
  public interface Partner {
    /// Hears a line and says what there is to say; answers false to hang up.
    boolean hear(String line, Consumer<String> say);
  }

  /// Hears so many lines, then says these.
  public record Step(int lines, List<String> says) {}

  private final ServerSocket socket;
  private final Deque<Partner> partners = new ArrayDeque<>();
  private final List<List<String>> heard = Collections.synchronizedList(new ArrayList<>());

  public LineServer() throws IOException {
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  public static Step step(int lines, String... says) {
    return new Step(lines, List.of(says));
  }

  /// What happens on the next connection.
  public LineServer then(Step... script) {
    return then(new Scripted(script));
  }

  /// Who answers on the next connection.
  public LineServer then(Partner partner) {
    partners.add(partner);
    return this;
  }

  private static final class Scripted implements Partner {
    private final Deque<Step> steps;
    private int lines;

    Scripted(Step... script) {
      steps = new ArrayDeque<>(List.of(script));
    }

    @Override
    public boolean hear(String line, Consumer<String> say) {
      if (++lines == steps.element().lines()) {
        steps.remove().says().forEach(say);
        lines = 0;
      }
      return !steps.isEmpty();
    }
  }

  /// Begins to listen.
  public ServerAddress start() {
    Thread.ofVirtual().start(this::serve);
    return ServerAddress.of("tcp://127.0.0.1:" + socket.getLocalPort()).orElseThrow();
  }

  /// What was heard on each connection so far.
  public List<List<String>> heard() {
    return List.copyOf(heard);
  }

  private void serve() {
    try {
      while (!partners.isEmpty())
        try (var connection = socket.accept()) {
          talk(connection, partners.remove());
        }
      socket.close();
    } catch (IOException _) {
      // The test is over.
    }
  }

  private void talk(Socket connection, Partner partner) throws IOException {
    var in =
        new BufferedReader(
            new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
    var out = new PrintWriter(connection.getOutputStream(), true, StandardCharsets.UTF_8);
    var lines = new ArrayList<String>();
    heard.add(lines);
    boolean isTalking = true;
    while (isTalking) {
      var line = in.readLine();
      if (line == null) return;
      lines.add(line);
      isTalking = partner.hear(line, said -> out.print(said + "\n"));
      out.flush();
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
