package spieltisch.edge.config;

/// The ports of a server. The value 0 selects a free port, and a negative value disables the
/// endpoint.
///
/// @param address the local address on which the server listens
/// @param web the port for HTTP, web pages and WebSockets
/// @param tcp10 the TCP port for protocol 1.0
/// @param tcp04 the TCP port for protocol 0.4
/// @param tcp01 the TCP port for protocol 0.1
/// @param ascii10 the TCP port for protocol 1.0 without umlauts
/// @param torfu the TCP port for the Torres text protocol
/// @param adminAddress the local address of the admin port
/// @param admin the HTTP port for metrics and health details
public record Ports(
    String address,
    int web,
    int tcp10,
    int tcp04,
    int tcp01,
    int ascii10,
    int torfu,
    String adminAddress,
    int admin) {
  public static final Ports DEFAULT =
      new Ports("0.0.0.0", 8080, 8010, 8004, 8001, 8011, 8003, "127.0.0.1", -1);

  /// Free ports on the loopback address, for tests.
  public static final Ports LOOPBACK = new Ports("127.0.0.1", 0, 0, 0, 0, 0, 0, "127.0.0.1", 0);
}
