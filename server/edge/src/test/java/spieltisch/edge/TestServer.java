package spieltisch.edge;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.UnaryOperator;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.config.Ports;
import spieltisch.edge.config.ServerSetup;
import spieltisch.host.Host;
import spieltisch.host.SystemTimeSource;
import spieltisch.host.TimeSource;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.TableOptions;

/// A server on this machine, with what it stands on.
public final class TestServer implements AutoCloseable {
  /// Limits that no test meets by chance.
  public static final Limits GENEROUS =
      new Limits(1 << 20, Duration.ofHours(1), Duration.ofHours(1), 1_000, 0, 0);

  final Metrics metrics = new Metrics();
  public final SqliteLog log;
  public final Host host;
  final Server server;
  private final TimeSource time;
  private final HttpClient http = HttpClient.newHttpClient();

  public TestServer(Path folder, Limits limits) {
    this(folder, limits, it -> it);
  }

  public TestServer(Path folder, Limits limits, UnaryOperator<ServerSetup> change) {
    this(folder, limits, new SystemTimeSource(), change);
  }

  TestServer(Path folder, TimeSource time) {
    this(folder, GENEROUS, time, it -> it);
  }

  private TestServer(
      Path folder, Limits limits, TimeSource time, UnaryOperator<ServerSetup> change) {
    this.time = time;
    log = new SqliteLog(folder.resolve("log.db"));
    host = new Host(new TimedLog(log, metrics), time, Duration.ZERO);
    var usual =
        ServerSetup.usual(TableOptions.standard(), Ports.LOOPBACK, limits, "Test").with(metrics);
    server = Server.start(host, change.apply(usual));
  }

  /// A client that speaks in lines, through any of the TCP doors.
  public TorfuClient connect(String door) throws IOException {
    return new TorfuClient(server.port(door));
  }

  /// A client of protocol 1.0 that has a place at the open table.
  public TorfuClient seated() throws IOException {
    var client = connect("1.0");
    client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
    while (!client.hear().startsWith("{\"Willkommen\"")) {}
    return client;
  }

  public URI web(String scheme, String path) {
    return URI.create(scheme + "://127.0.0.1:" + server.port("web") + path);
  }

  public HttpResponse<String> get(String path, String... headers) throws Exception {
    return send(HttpRequest.newBuilder(web("http", path)), headers);
  }

  public HttpResponse<String> send(HttpRequest.Builder request, String... headers)
      throws Exception {
    if (headers.length > 0) request.headers(headers);
    return http.send(request.timeout(Duration.ofSeconds(60)).build(), BodyHandlers.ofString());
  }

  HttpClient http() {
    return http;
  }

  @Override
  public void close() {
    server.close();
    host.close();
    if (time instanceof SystemTimeSource system) system.close();
    log.close();
    http.shutdownNow();
  }
}
