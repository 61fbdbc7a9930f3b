package spieltisch.app.server;

import java.util.List;
import spieltisch.edge.Server;
import spieltisch.edge.TimedLog;
import spieltisch.edge.config.ServerSetup;
import spieltisch.host.Host;
import spieltisch.host.HostEnvironment;
import spieltisch.host.SystemTimeSource;
import spieltisch.store.Log;

/// A complete server: a host, which runs the tables and stores them in a log, and the endpoints
/// through which clients reach the tables.
///
/// This class wires all servers of this module, so that tests run the same server as the `serve`
/// command.
public final class GameServer implements AutoCloseable {
  private final SystemTimeSource time = new SystemTimeSource();
  private final Host host;
  private final Server server;

  /// Starts a server. The log must stay open until the server is closed.
  ///
  /// @throws spieltisch.edge.PortUnavailableException if a port cannot be opened
  public GameServer(Log log, HostSettings hostSettings, ServerSetup serverSetup) {
    host =
        new Host(
            new TimedLog(log, serverSetup.metrics()),
            environment(hostSettings),
            hostSettings.botPause(),
            hostSettings.disconnectTimeouts(),
            hostSettings.node());
    host.setRetention(hostSettings.retention());
    host.limitChat(hostSettings.chatBurst());
    host.expireEmptyTables(hostSettings.emptyTables());
    try {
      server = Server.start(host, serverSetup);
    } catch (RuntimeException e) {
      host.close();
      time.close();
      throw e;
    }
  }

  private HostEnvironment environment(HostSettings hostSettings) {
    var real = HostEnvironment.real(time);
    return new HostEnvironment(
        time, real.blockingExecutor(), real.botExecutor(), hostSettings.random());
  }

  public List<Server.OpenPort> ports() {
    return server.openPorts();
  }

  /// Returns the port of an endpoint. The endpoint is `web`, `torfu`, `admin` or the name of a
  /// dialect.
  public int port(String endpoint) {
    return server.port(endpoint);
  }

  /// Returns whether the event loop still runs tasks.
  public boolean isResponsive() {
    return server.isResponsive();
  }

  @Override
  public void close() {
    server.close();
    host.close();
    time.close();
  }
}
