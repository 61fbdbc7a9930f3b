package spieltisch.edge;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Ports;
import spieltisch.edge.config.ServerSetup;
import spieltisch.edge.http.WebEndpoint;
import spieltisch.edge.session.CatanTableFinder;
import spieltisch.edge.session.SiedlerInput;
import spieltisch.edge.session.SiedlerSession;
import spieltisch.edge.session.TorfuSession;
import spieltisch.edge.session.TorfuTableFinder;
import spieltisch.edge.transport.ConnectionRegistry;
import spieltisch.edge.transport.SocketEndpoint;
import spieltisch.host.Host;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.TableOptions;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.LineFramer;

/// All doors of a running server.
public final class Server implements AutoCloseable {
  /// How long the slowest reader may take to hear the farewell.
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  /// A door that is open.
  public record OpenPort(String name, int port) {}

  private final Host host;
  private final ConnectionRegistry connectionRegistry;
  private final List<OpenPort> doors = new ArrayList<>();

  private Server(Host host, ConnectionRegistry connectionRegistry) {
    this.host = host;
    this.connectionRegistry = connectionRegistry;
  }

  /// Opens the doors of a server with nothing special.
  ///
  /// @throws DoorException if one of them cannot be opened
  public static Server start(
      Host host, TableOptions options, Ports ports, Limits limits, String version) {
    return start(host, ServerSetup.usual(options, ports, limits, version));
  }

  /// Opens the doors.
  ///
  /// @throws DoorException if one of them cannot be opened
  public static Server start(Host host, ServerSetup serverSetup) {
    var vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(false));
    var server =
        new Server(
            host, new ConnectionRegistry(vertx, serverSetup.limits(), serverSetup.metrics()));
    try {
      server.open(
          new CatanTableFinder(host, serverSetup.options(), serverSetup.isSingle()), serverSetup);
      return server;
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  private void open(CatanTableFinder catanTableFinder, ServerSetup serverSetup) {
    var ports = serverSetup.ports();
    var torres = new TorfuTableFinder(host);
    if (ports.web() >= 0) {
      var web =
          new WebEndpoint(
                  connectionRegistry,
                  host,
                  catanTableFinder,
                  torres(torres, KeywordSpelling.STANDARD),
                  serverSetup)
              .open();
      doors.add(new OpenPort("web", await("web", ports.web(), web).actualPort()));
    }
    openCatan(catanTableFinder, serverSetup, ports.tcp10(), Dialect.V1_0);
    openCatan(catanTableFinder, serverSetup, ports.tcp04(), Dialect.V0_4);
    openCatan(catanTableFinder, serverSetup, ports.tcp01(), Dialect.V0_1);
    openCatan(catanTableFinder, serverSetup, ports.ascii10(), Dialect.ASCII_1_0);
    if (!serverSetup.isSingle())
      openTcp(serverSetup, ports.torfu(), "torfu", torres(torres, serverSetup.words()));
  }

  private void openCatan(
      CatanTableFinder catanTableFinder, ServerSetup serverSetup, int port, Dialect dialect) {
    openTcp(
        serverSetup,
        port,
        dialect.name(),
        (transport, connectionExecutor) -> {
          var session =
              new SiedlerSession(
                  transport,
                  connectionExecutor,
                  catanTableFinder,
                  dialect,
                  Optional.empty(),
                  serverSetup.version(),
                  connectionRegistry.metrics());
          return new SocketEndpoint.Talk(session, new SiedlerInput(session));
        });
  }

  /// Torres is spoken through its own port and through the web's, where our own page expects the
  /// standard words.
  private SocketEndpoint.SessionFactory torres(
      TorfuTableFinder tables, KeywordSpelling keywordSpelling) {
    return (transport, connectionExecutor) -> {
      var session =
          new TorfuSession(
              transport, connectionExecutor, tables, keywordSpelling, connectionRegistry.metrics());
      var lineFramer = new LineFramer();
      return new SocketEndpoint.Talk(session, bytes -> session.received(lineFramer.feed(bytes)));
    };
  }

  private void openTcp(
      ServerSetup serverSetup,
      int port,
      String name,
      SocketEndpoint.SessionFactory sessionFactory) {
    if (port < 0) return;
    var door = new SocketEndpoint(connectionRegistry, serverSetup, name, sessionFactory).open(port);
    doors.add(new OpenPort(name, await(name, port, door).actualPort()));
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

  /// The doors that are open, with their real ports.
  public List<OpenPort> doors() {
    return List.copyOf(doors);
  }

  /// The port of a door.
  public int port(String name) {
    return doors.stream().filter(door -> door.name().equals(name)).findFirst().orElseThrow().port();
  }

  /// Goes down without losing anything: nobody new is let in, the tables finish what they were
  /// asked for and take no more, everybody hears how it ended and that he should come back, and
  /// only then the connections go. So their end is nobody's loss.
  @Override
  public void close() {
    connectionRegistry.close();
    host.close();
    connectionRegistry.sayGoodbye(FAREWELL);
    connectionRegistry.vertx().close().toCompletionStage().toCompletableFuture().join();
  }
}
