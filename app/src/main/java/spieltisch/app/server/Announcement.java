package spieltisch.app.server;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import spieltisch.edge.Server;
import spieltisch.edge.config.ServerSetup;

/// The text that `serve` prints when the server has started. The text says where to play and who
/// can reach the server.
///
/// Programs that start a server parse the lines with the word `protocol` and the last line.
public final class Announcement {
  private final ServerSetup setup;
  private final List<Server.OpenPort> ports;

  public Announcement(ServerSetup setup, List<Server.OpenPort> ports) {
    this.setup = setup;
    this.ports = ports;
  }

  public List<String> lines() {
    return Stream.of(
            Stream.of("Spieltisch is running. Play at " + web("localhost")),
            reach(),
            ports.stream().map(this::line),
            Stream.of("Stop with Ctrl-C."))
        .flatMap(it -> it)
        .toList();
  }

  private String line(Server.OpenPort open) {
    return switch (open.name()) {
      case "web" -> "  protocol 1.0   ws://localhost:" + open.port() + "/catan";
      case "admin" -> "  metrics        http://localhost:" + open.port() + "/metrics";
      default -> "  protocol " + open.name() + "   tcp://localhost:" + open.port();
    };
  }

  private String web(String host) {
    var scheme = setup.security().tls().isPresent() ? "https" : "http";
    int port =
        ports.stream().filter(open -> open.name().equals("web")).findFirst().orElseThrow().port();
    return scheme + "://" + host + ":" + port + "/";
  }

  /// Returns a warning if the server listens on all addresses, because strangers may then reach it.
  private Stream<String> reach() {
    if (!isOnAllAddresses()) return Stream.empty();
    var url = networkAddress().map(address -> " at " + web(address)).orElse("");
    var readable =
        setup.security().tls().isPresent()
            ? ""
            : ", and their traffic is not encrypted without --tls-cert";
    return Stream.of(
        "Other machines of this network can connect"
            + url
            + readable
            + "; --address 127.0.0.1 keeps them out.");
  }

  private boolean isOnAllAddresses() {
    try {
      return InetAddress.getByName(setup.ports().address()).isAnyLocalAddress();
    } catch (UnknownHostException _) {
      return false;
    }
  }

  private static Optional<String> networkAddress() {
    try {
      return NetworkInterface.networkInterfaces()
          .flatMap(NetworkInterface::inetAddresses)
          .filter(Inet4Address.class::isInstance)
          .filter(address -> !address.isLoopbackAddress() && !address.isLinkLocalAddress())
          .map(InetAddress::getHostAddress)
          .findFirst();
    } catch (SocketException _) {
      return Optional.empty();
    }
  }
}
