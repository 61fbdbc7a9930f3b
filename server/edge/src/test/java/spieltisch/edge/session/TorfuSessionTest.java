package spieltisch.edge.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import spieltisch.edge.access.TableAccess;
import spieltisch.edge.access.TableQuota;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.EncodedMessage;
import spieltisch.edge.transport.Transport;
import spieltisch.host.Host;
import spieltisch.host.ManualTimeSource;
import spieltisch.store.Log;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.TextLine;

/// Sessions whose notices and results arrive when the test runs the tasks of their executor.
class TorfuSessionTest {
  private static final int TURN_MILLIS = 60_000;
  private static final String TIMEOUT = "FEHLER_TIMEOUT_UEBERSCHRITTEN";

  @TempDir private Path folder = Path.of(".");
  private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
  private final ManualTimeSource time = new ManualTimeSource();
  private SqliteLog log;
  private volatile boolean isBroken;
  private Host host;

  private final class Client implements Transport {
    private final List<String> lines = new ArrayList<>();
    private final TorfuSession session =
        new TorfuSession(
            this,
            tasks::add,
            new TorfuTableFinder(
                host,
                new TableAccess(() -> 0, () -> 0, new Metrics()),
                new TableQuota(host, Limits.Tables.UNLIMITED),
                spieltisch.torres.Options.STANDARD),
            KeywordSpelling.STANDARD,
            new Metrics());

    void send(String... sent) {
      session.received(Stream.of(sent).<TextLine>map(TextLine.Text::new).toList());
    }

    /// Runs tasks until the client has received the line, and returns all lines until then.
    List<String> awaitLine(String line) throws InterruptedException {
      while (!lines.contains(line))
        Objects.requireNonNull(tasks.poll(60, TimeUnit.SECONDS), line).run();
      var received = List.copyOf(lines);
      lines.clear();
      return received;
    }

    @Override
    public String address() {
      return "127.0.0.1";
    }

    @Override
    public void send(EncodedMessage message) {
      lines.add(message.text().strip());
    }

    @Override
    public void close(CloseReason closeReason, String sentence) {}
  }

  @BeforeEach
  void start() {
    log = new SqliteLog(folder.resolve("log.db"));
    host = new Host(breakable(log), time, Duration.ZERO);
  }

  @AfterEach
  void stop() {
    host.close();
    log.close();
  }

  /// A log whose appends throw an unexpected exception while `isBroken` is true.
  private Log breakable(Log delegate) {
    return (Log)
        Proxy.newProxyInstance(
            Log.class.getClassLoader(),
            new Class<?>[] {Log.class},
            (_, method, arguments) -> {
              if (isBroken && method.getName().equals("append"))
                throw new IllegalStateException("broken");
              return method.invoke(delegate, arguments);
            });
  }

  private Client join(String name, int age) throws InterruptedException {
    var client = new Client();
    client.send("JOIN burg", "PASSWD", "NAME " + name, "ALTER " + age);
    client.awaitLine("MELDUNG_SPIELER_ANGEMELDET");
    return client;
  }

  @Test
  void an_end_of_turn_that_a_time_out_overtakes_is_ignored() throws InterruptedException {
    host.open("burg", TableOptions.torres(2, Optional.empty(), new TimeControl(TURN_MILLIS, 0, 0)));
    var first = join("anna", 25);
    var second = join("bert", 30);
    first.awaitLine("AUFRUF_RITTER_SETZEN");
    first.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 4", "Y 0");
    second.awaitLine("AUFRUF_RITTER_SETZEN");
    second.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 2", "Y 2");
    second.awaitLine("AUFRUF_KOENIG_SETZEN");
    second.send("AKTION AKTION_SETZE_KOENIG", "X 5", "Y 2");
    first.awaitLine("AUFRUF_ZUG_ABGEBEN");
    first.send("ZUG", "NACHRICHT bereit");
    first.awaitLine("NACHRICHT ORANGE bereit");
    time.advance(TURN_MILLIS);
    first.send("ZUGENDE");
    var received = new ArrayList<>(first.awaitLine(TIMEOUT));
    first.send("NACHRICHT fertig");
    received.addAll(first.awaitLine("NACHRICHT ORANGE fertig"));
    assertEquals(1, received.stream().filter(TIMEOUT::equals).count());
    assertFalse(received.contains("FEHLER_NICHT_AM_ZUG"), received.toString());
  }

  @Test
  void an_action_that_fails_unexpectedly_is_answered() throws InterruptedException {
    host.open("burg", TableOptions.torres(2, Optional.empty(), new TimeControl(0, 0, 0)));
    var first = join("anna", 25);
    join("bert", 30);
    first.awaitLine("AUFRUF_RITTER_SETZEN");
    isBroken = true;
    first.send("AKTION AKTION_SETZE_RITTER_ERSTEMAL", "X 4", "Y 0");
    first.awaitLine("FEHLER_ZUG_UNMOEGLICH");
    isBroken = false;
    first.send("NACHRICHT weiter");
    first.awaitLine("NACHRICHT ORANGE weiter");
  }
}
