package spieltisch.edge;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import spieltisch.host.Host;
import spieltisch.siedler.codec.Dialect;
import spieltisch.table.TableOptions;
import spieltisch.torfu.LineFramer;
import spieltisch.torfu.KeywordSpelling;

/// All doors of a running server.
public final class Server implements AutoCloseable {
  /// How long the slowest reader may take to hear the farewell.
  private static final Duration FAREWELL = Duration.ofSeconds(5);

  /// A door that is open.
  public record OpenDoor(String name, int port) {}

  private final Host host;
  private final Foyer foyer;
  private final List<OpenDoor> doors = new ArrayList<>();

  private Server(Host host, Foyer foyer) {
    this.host = host;
    this.foyer = foyer;
  }

  /// Opens the doors of a server with nothing special.
  ///
  /// @throws DoorException if one of them cannot be opened
  public static Server start(
      Host host, TableOptions options, Ports ports, Limits limits, String version) {
    return start(host, Setup.usual(options, ports, limits, version));
  }

  /// Opens the doors.
  ///
  /// @throws DoorException if one of them cannot be opened
  public static Server start(Host host, Setup setup) {
    var vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(false));
    var server = new Server(host, new Foyer(vertx, setup.limits(), setup.metrics()));
    try {
      server.open(new Tables(host, setup.options(), setup.isSingle()), setup);
      return server;
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  private void open(Tables tables, Setup setup) {
    var ports = setup.ports();
    var torres = new TorresTables(host);
    if (ports.web() >= 0) {
      var web = new WebDoor(foyer, host, tables, torres(torres, KeywordSpelling.STANDARD), setup).open();
      doors.add(new OpenDoor("web", await("web", ports.web(), web).actualPort()));
    }
    openCatan(tables, setup, ports.tcp10(), Dialect.V1_0);
    openCatan(tables, setup, ports.tcp04(), Dialect.V0_4);
    openCatan(tables, setup, ports.tcp01(), Dialect.V0_1);
    openCatan(tables, setup, ports.ascii10(), Dialect.ASCII_1_0);
    if (!setup.isSingle()) openTcp(setup, ports.torfu(), "torfu", torres(torres, setup.words()));
  }

  private void openCatan(Tables tables, Setup setup, int port, Dialect dialect) {
    openTcp(
        setup,
        port,
        dialect.name(),
        (line, reporter) -> {
          var session =
              new SiedlerSession(
                  line,
                  reporter,
                  tables,
                  dialect,
                  Optional.empty(),
                  setup.version(),
                  foyer.metrics());
          return new SocketDoor.Talk(session, new SiedlerEar(session));
        });
  }

  /// Torres is spoken through its own port and through the web's, where our own page expects the
  /// standard words.
  private SocketDoor.Caller torres(TorresTables tables, KeywordSpelling keywordSpelling) {
    return (line, reporter) -> {
      var session = new TorfuSession(line, reporter, tables, keywordSpelling, foyer.metrics());
      var lineFramer = new LineFramer();
      return new SocketDoor.Talk(session, bytes -> session.received(lineFramer.feed(bytes)));
    };
  }

  private void openTcp(Setup setup, int port, String name, SocketDoor.Caller caller) {
    if (port < 0) return;
    var door = new SocketDoor(foyer, setup, name, caller).open(port);
    doors.add(new OpenDoor(name, await(name, port, door).actualPort()));
  }

  private static <T> T await(String name, int port, Future<T> future) {
    try {
      return future.toCompletionStage().toCompletableFuture().join();
    } catch (CompletionException e) {
      throw new DoorException(
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
  public List<OpenDoor> doors() {
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
    foyer.close();
    host.close();
    foyer.sayGoodbye(FAREWELL);
    foyer.vertx().close().toCompletionStage().toCompletableFuture().join();
  }
}
