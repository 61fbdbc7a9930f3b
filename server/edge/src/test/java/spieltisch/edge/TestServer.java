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
import spieltisch.edge.config.DialectTables;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.config.Ports;
import spieltisch.edge.config.ServerSetup;
import spieltisch.host.Host;
import spieltisch.host.SystemTimeSource;
import spieltisch.host.TimeSource;
import spieltisch.store.sqlite.SqliteConnector;
import spieltisch.store.sqlite.SqliteLog;

/// A server on the loopback address, with its log and host.
public final class TestServer implements AutoCloseable {
  /// Limits that tests do not reach by accident.
  public static final Limits GENEROUS =
      new Limits(1 << 20, Duration.ofHours(1), Duration.ofHours(1), 1_000, 0, 0);

  final Metrics metrics = new Metrics();
  public final SqliteLog log;
  public final Host host;
  private final Server server;
  private final TimeSource time;
  private final HttpClient http = HttpClient.newHttpClient();

  public TestServer(Path folder, Limits limits) {
    this(folder, limits, UnaryOperator.identity());
  }

  public TestServer(Path folder, Limits limits, UnaryOperator<ServerSetup> customize) {
    this(folder, limits, new SystemTimeSource(), customize, SqliteConnector.STANDARD);
  }

  TestServer(Path folder, TimeSource time) {
    this(folder, GENEROUS, time, it -> it, SqliteConnector.STANDARD);
  }

  TestServer(Path folder, Limits limits, TimeSource time) {
    this(folder, limits, time, it -> it, SqliteConnector.STANDARD);
  }

  /// @param connector opens the connections of the log
  TestServer(Path folder, SqliteConnector connector) {
    this(folder, connector, it -> it);
  }

  TestServer(Path folder, SqliteConnector connector, UnaryOperator<ServerSetup> customize) {
    this(folder, GENEROUS, new SystemTimeSource(), customize, connector);
  }

  private TestServer(
      Path folder,
      Limits limits,
      TimeSource time,
      UnaryOperator<ServerSetup> customize,
      SqliteConnector connector) {
    this.time = time;
    log = new SqliteLog(folder.resolve("log.db"), connector);
    host = new Host(new TimedLog(log, metrics), time, Duration.ZERO);
    var setup =
        ServerSetup.standard(DialectTables.standard(), Ports.LOOPBACK, limits, "Test")
            .with(metrics);
    server = Server.start(host, customize.apply(setup));
  }

  public int port(String endpoint) {
    return server.port(endpoint);
  }

  /// Shuts the server down; log and host stay open.
  void stop() {
    server.close();
  }

  /// Connects a client to one of the TCP endpoints.
  public LineClient connect(String endpoint) throws IOException {
    return new LineClient(port(endpoint));
  }

  /// Connects a client of protocol 1.0 that has joined the open table.
  public LineClient joinedClient() throws IOException {
    var client = connect("1.0");
    client.send("{\"Hallo\":{\"Version\":\"Test\"}}");
    while (!client.receive().startsWith("{\"Willkommen\"")) {}
    return client;
  }

  /// Connects a client of protocol 1.0 that has negotiated extensions, each in quotes.
  LineClient greetedClient(String extensions) throws IOException {
    var client = connect("1.0");
    client.send("{\"Hallo\":{\"Version\":\"Test\",\"Erweiterungen\":[%s]}}".formatted(extensions));
    client.receive(2);
    return client;
  }

  public URI web(String scheme, String path) {
    return URI.create(scheme + "://127.0.0.1:" + port("web") + path);
  }

  /// Requests something from the admin port.
  public HttpResponse<String> getAdmin(String path, String... headers) throws Exception {
    var address = URI.create("http://127.0.0.1:" + port("admin") + path);
    return send(HttpRequest.newBuilder(address), headers);
  }

  public HttpResponse<String> get(String path, String... headers) throws Exception {
    return send(HttpRequest.newBuilder(web("http", path)), headers);
  }

  /// Sends a request; bodies are JSON.
  public HttpResponse<String> send(HttpRequest.Builder request, String... headers)
      throws Exception {
    if (headers.length > 0) request.headers(headers);
    request.setHeader("Content-Type", "application/json");
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
