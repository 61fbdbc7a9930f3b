package spieltisch.edge;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import spieltisch.edge.access.TableAccess;
import spieltisch.edge.access.TableQuota;
import spieltisch.edge.config.DialectTables;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Ports;
import spieltisch.edge.config.ServerSetup;
import spieltisch.edge.http.AdminEndpoint;
import spieltisch.edge.http.AnalysisApi;
import spieltisch.edge.http.HealthApi;
import spieltisch.edge.http.WebEndpoint;
import spieltisch.edge.session.CatanTableFinder;
import spieltisch.edge.session.SiedlerInput;
import spieltisch.edge.session.SiedlerSession;
import spieltisch.edge.session.TorfuInput;
import spieltisch.edge.session.TorfuSession;
import spieltisch.edge.session.TorfuTableFinder;
import spieltisch.edge.transport.ConnectionRegistry;
import spieltisch.edge.transport.SocketEndpoint;
import spieltisch.host.Host;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.options.TableOptions;
import spieltisch.torfu.KeywordSpelling;

/// A running server with all its endpoints.
public final class Server implements AutoCloseable {
  /// The time that clients have to read the last message before the server closes their
  /// connections.
  private static final Duration DISCONNECT_TIMEOUT = Duration.ofSeconds(5);

  private static final Duration RESPONSE_TIMEOUT = Duration.ofSeconds(5);

  /// An endpoint and the port on which it listens.
  public record OpenPort(String name, int port) {}

  private final Host host;
  private final ServerSetup setup;
  private final ConnectionRegistry connections;
  private final TableAccess access;
  private final AnalysisApi analyses;
  private final List<OpenPort> openPorts = new ArrayList<>();

  private Server(Host host, ServerSetup setup, ConnectionRegistry connections) {
    this.host = host;
    this.setup = setup;
    this.connections = connections;
    access = new TableAccess(host::now, host::chatBurst, setup.metrics());
    analyses = new AnalysisApi(host, access, setup.analyses());
  }

  /// Starts a server with the standard setup. All dialects get the same table options.
  ///
  /// @throws PortUnavailableException if a port cannot be opened
  public static Server start(
      Host host, TableOptions options, Ports ports, Limits limits, String version) {
    var tables = DialectTables.same(options);
    return start(host, ServerSetup.standard(tables, ports, limits, version));
  }

  /// Starts a server.
  ///
  /// @throws PortUnavailableException if a port cannot be opened
  public static Server start(Host host, ServerSetup setup) {
    var vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(false));
    var server =
        new Server(host, setup, new ConnectionRegistry(vertx, setup.limits(), setup.metrics()));
    try {
      server.open();
      return server;
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  private void open() {
    var ports = setup.ports();
    var quota = new TableQuota(host, setup.limits().tables());
    var catanTables =
        new CatanTableFinder(host, access, quota, setup.tables(), setup.isSingleGame());
    var torresTables = new TorfuTableFinder(host, access, quota, setup.tables().torres());
    var health = new HealthApi(host, connections, setup.security());
    if (ports.web() >= 0) {
      var web =
          new WebEndpoint(
                  connections,
                  host,
                  access,
                  quota,
                  analyses,
                  setup,
                  health,
                  table -> catanSessions(catanTables, Dialect.V1_0, table),
                  torresSessions(torresTables, KeywordSpelling.STANDARD))
              .open();
      openPorts.add(new OpenPort("web", await("web", ports.web(), web).actualPort()));
    }
    openCatan(catanTables, ports.tcp10(), Dialect.V1_0);
    openCatan(catanTables, ports.tcp04(), Dialect.V0_4);
    openCatan(catanTables, ports.tcp01(), Dialect.V0_1);
    openCatan(catanTables, ports.ascii10(), Dialect.ASCII_1_0);
    if (!setup.isSingleGame())
      openTcp(ports.torfu(), "torfu", torresSessions(torresTables, setup.spelling()));
    if (ports.admin() >= 0) {
      var admin = new AdminEndpoint(connections, setup, health).open();
      openPorts.add(new OpenPort("admin", await("admin", ports.admin(), admin).actualPort()));
    }
  }

  private void openCatan(CatanTableFinder tables, int port, Dialect dialect) {
    openTcp(port, dialect.name(), catanSessions(tables, dialect, Optional.empty()));
  }

  /// Returns a factory for sessions of the Catan protocol.
  ///
  /// @param table the table name from the WebSocket path; empty for a TCP port, or if the path
  ///   names no table
  private SocketEndpoint.SessionFactory catanSessions(
      CatanTableFinder tables, Dialect dialect, Optional<String> table) {
    return (transport, thread) -> {
      var session =
          new SiedlerSession(
              transport, thread, tables, dialect, table, setup.version(), connections.metrics());
      return new SocketEndpoint.BoundSession(session, new SiedlerInput(session));
    };
  }

  /// Returns a factory for sessions of the Torres text protocol. The protocol is available on its
  /// own port and as a WebSocket. On the WebSocket, the browser client expects the standard
  /// spelling of the keywords.
  private SocketEndpoint.SessionFactory torresSessions(
      TorfuTableFinder tables, KeywordSpelling spelling) {
    return (transport, thread) -> {
      var session = new TorfuSession(transport, thread, tables, spelling, connections.metrics());
      return new SocketEndpoint.BoundSession(session, new TorfuInput(session));
    };
  }

  private void openTcp(int port, String name, SocketEndpoint.SessionFactory sessions) {
    if (port < 0) return;
    var endpoint = new SocketEndpoint(connections, setup, name, sessions).open(port);
    openPorts.add(new OpenPort(name, await(name, port, endpoint).actualPort()));
  }

  private static <T> T await(String name, int port, Future<T> future) {
    try {
      return future.toCompletionStage().toCompletableFuture().join();
    } catch (CompletionException e) {
      throw new PortUnavailableException(
          "port " + port + " for " + name + " cannot be opened: " + reason(e), e);
    }
  }

  private static String reason(CompletionException e) {
    var cause = e.getCause();
    if (!(cause instanceof java.net.BindException)) return String.valueOf(cause);
    boolean isTaken = String.valueOf(cause.getMessage()).contains("in use");
    return isTaken ? "it is in use already" : "the address is not one of this machine";
  }

  /// Returns the open endpoints with their actual ports.
  public List<OpenPort> openPorts() {
    return List.copyOf(openPorts);
  }

  /// Returns the port of an endpoint.
  public int port(String name) {
    return openPorts.stream()
        .filter(open -> open.name().equals(name))
        .findFirst()
        .orElseThrow()
        .port();
  }

  /// Returns whether the event loop executes a task within a few seconds.
  public boolean isResponsive() {
    var response = new CountDownLatch(1);
    connections.vertx().runOnContext(_ -> response.countDown());
    try {
      return response.await(RESPONSE_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /// Shuts the server down gracefully. The server first rejects new clients and lets the tables
  /// finish their pending commands. Then the server sends the answers to these commands and a
  /// restart message to all clients. Finally the server closes the connections. The tables do not
  /// record that the clients are disconnected.
  @Override
  public void close() {
    connections.stopAccepting();
    analyses.close();
    host.close();
    connections.disconnectAll(DISCONNECT_TIMEOUT);
    connections.vertx().close().toCompletionStage().toCompletableFuture().join();
  }
}
