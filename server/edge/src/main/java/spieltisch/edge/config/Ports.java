package spieltisch.edge.config;

/// The ports of a server; 0 selects a free port, a negative number disables the endpoint.
///
/// @param address the local address to listen on
/// @param web HTTP, pages and WebSockets
/// @param tcp10 protocol 1.0 over TCP
/// @param tcp04 protocol 0.4 over TCP
/// @param tcp01 protocol 0.1 over TCP
/// @param ascii10 protocol 1.0 without umlauts over TCP
/// @param torfu the Torres text protocol over TCP
/// @param adminAddress the local address for the admin port
/// @param admin metrics and health details over HTTP
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
