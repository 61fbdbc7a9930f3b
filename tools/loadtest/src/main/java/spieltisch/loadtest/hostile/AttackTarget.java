package spieltisch.loadtest.hostile;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import spieltisch.loadtest.process.ServerProcess;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The server as one attack sees it, with the addresses of the attack and the violations that the
/// attack finds.
final class AttackTarget {
  static final String JSON = "Content-Type: application/json";

  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final int FIRST_NET = 10;

  private final ServerProcess server;
  private final HostileOptions options;
  private final int net;
  private final List<String> violations = Collections.synchronizedList(new ArrayList<>());

  /// @param number the number of the attack; attacks with different numbers have different
  ///   addresses
  AttackTarget(ServerProcess server, HostileOptions options, int number) {
    this.server = server;
    this.options = options;
    net = FIRST_NET + number;
  }

  HostileOptions options() {
    return options;
  }

  ServerProcess server() {
    return server;
  }

  List<String> violations() {
    return violations;
  }

  void require(boolean holds, String violation) {
    if (!holds) violations.add(violation);
  }

  /// Connects to an endpoint.
  ///
  /// @param from the number of the attacker's address, 1 to 254
  AttackConnection connect(String endpoint, int from) throws IOException {
    return connect(endpoint, from, OptionalInt.empty());
  }

  AttackConnection connect(String endpoint, int from, OptionalInt receiveBuffer)
      throws IOException {
    var address = InetAddress.getByAddress(new byte[] {127, 0, (byte) net, (byte) from});
    return new AttackConnection(address, server.port(endpoint), receiveBuffer);
  }

  /// Sends one HTTP request on a new connection.
  AttackConnection.Response request(int from, String request) throws IOException {
    try (var connection = connect("web", from)) {
      return connection.request(request);
    }
  }

  AttackConnection.Response get(int from, String path, String... headers) throws IOException {
    return request(from, head("GET " + path, headers) + "\r\n");
  }

  AttackConnection.Response post(int from, String path, String body, String... headers)
      throws IOException {
    return request(from, postText(path, body, headers));
  }

  static String postText(String path, String body, String... headers) {
    return head("POST " + path, headers)
        + JSON
        + "\r\nContent-Length: "
        + body.getBytes(StandardCharsets.UTF_8).length
        + "\r\n\r\n"
        + body;
  }

  private static String head(String start, String... headers) {
    var head = start + " HTTP/1.1\r\nHost: localhost\r\n";
    return headers.length == 0 ? head : head + String.join("\r\n", headers) + "\r\n";
  }

  /// Opens a table and returns its id.
  String open(int from, String body) throws IOException {
    var response = post(from, "/api/v1/tables", body);
    if (response.status() != 201)
      throw new IOException("cannot open a table: " + response.status() + " " + response.body());
    return json(response).path("id").asString("");
  }

  /// The tables in the lobby.
  List<JsonNode> tables() throws IOException {
    var tables = new ArrayList<JsonNode>();
    json(get(1, "/api/v1/tables")).path("tables").forEach(tables::add);
    return tables;
  }

  static JsonNode json(AttackConnection.Response response) {
    return MAPPER.readTree(response.body());
  }

  /// Returns the sum of all values in the server's metrics whose lines begin with this name; 0 if
  /// there are none.
  double metric(String name) throws IOException {
    var metrics = get(1, "/metrics", "Authorization: Bearer " + HostileOptions.ADMIN_TOKEN);
    return metrics
        .body()
        .lines()
        .filter(line -> line.startsWith(name))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
        .sum();
  }

  /// Greets the server in protocol 1.0 as a client that can choose a table and watch.
  AttackConnection greet(int from) throws IOException {
    var connection = connect("1.0", from);
    connection.sendLines(
        "{\"Hallo\":{\"Version\":\"Feind\",\"Erweiterungen\":[\"Tischwahl\",\"Zuschauer\"]}}");
    connection.lineWith("{\"Tische\"");
    return connection;
  }

  /// Joins a table in protocol 1.0.
  AttackConnection join(int from, String table) throws IOException {
    var connection = greet(from);
    connection.sendLines("{\"Beitreten\":{\"Tisch\":\"" + table + "\"}}");
    if (connection.lineWith("{\"Willkommen\"", "{\"Serverantwort\"").orElse("").contains("Serv"))
      throw new IOException("cannot join " + table);
    return connection;
  }

  /// Runs tasks at the same time and returns their results in order.
  static <T> List<T> parallel(List<Callable<T>> tasks) throws IOException, InterruptedException {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var results = new ArrayList<T>();
      for (var result : threads.invokeAll(tasks)) results.add(result.get());
      return results;
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    }
  }
}
