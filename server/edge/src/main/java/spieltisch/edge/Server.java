package spieltisch.edge;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import spieltisch.host.Host;
import spieltisch.siedler.Dialect;
import spieltisch.table.TableOptions;

/// All doors of a running server.
public final class Server implements AutoCloseable {
  /// A door that is open.
  public record OpenDoor(String name, int port) {}

  private final Vertx vertx;
  private final List<OpenDoor> doors = new ArrayList<>();

  private final Host host;

  private Server(Vertx vertx, Host host) {
    this.vertx = vertx;
    this.host = host;
  }

  /// Opens the doors.
  ///
  /// @throws DoorException if one of them cannot be opened
  public static Server start(
      Host host, TableOptions options, Ports ports, Limits limits, String version) {
    var server = new Server(Vertx.vertx(new VertxOptions().setPreferNativeTransport(false)), host);
    try {
      server.open(host, new Tables(host, options), ports, limits, version);
      return server;
    } catch (RuntimeException e) {
      server.close();
      throw e;
    }
  }

  private void open(Host host, Tables tables, Ports ports, Limits limits, String version) {
    if (ports.web() >= 0) {
      var web =
          new WebDoor(vertx, host, tables, limits, version).open(ports.address(), ports.web());
      doors.add(new OpenDoor("web", await("web", ports.web(), web).actualPort()));
    }
    openTcp(tables, ports.address(), ports.tcp10(), limits, version, Dialect.V1_0);
    openTcp(tables, ports.address(), ports.tcp04(), limits, version, Dialect.V0_4);
    openTcp(tables, ports.address(), ports.tcp01(), limits, version, Dialect.V0_1);
    if (ports.torfu() >= 0) {
      var torfu =
          new TorfuDoor(vertx, new TorresTables(host), limits).open(ports.address(), ports.torfu());
      doors.add(new OpenDoor("torfu", await("torfu", ports.torfu(), torfu).actualPort()));
    }
  }

  private void openTcp(
      Tables tables, String address, int port, Limits limits, String version, Dialect dialect) {
    if (port < 0) return;
    var door = new SocketDoor(vertx, tables, limits, version, dialect).open(address, port);
    doors.add(new OpenDoor(dialect.name(), await(dialect.name(), port, door).actualPort()));
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
    return cause instanceof java.net.BindException ? "it is in use already" : String.valueOf(cause);
  }

  /// The doors that are open, with their real ports.
  public List<OpenDoor> doors() {
    return List.copyOf(doors);
  }

  /// The port of a door.
  public int port(String name) {
    return doors.stream().filter(door -> door.name().equals(name)).findFirst().orElseThrow().port();
  }

  /// First the tables take no more, then the connections go: so their end is nobody's loss.
  @Override
  public void close() {
    host.close();
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}
