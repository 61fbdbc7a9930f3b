package spieltisch.edge.config;

/// Where a server listens; 0 takes any free port, a negative number leaves a door shut.
///
/// @param address the address of the machine to listen on
/// @param web HTTP, pages and the WebSocket of 1.0
/// @param tcp10 protocol 1.0 over TCP
/// @param tcp04 protocol 0.4
/// @param tcp01 protocol 0.1
/// @param ascii10 protocol 1.0 without umlauts
/// @param torfu the Torres text protocol
public record Ports(
    String address, int web, int tcp10, int tcp04, int tcp01, int ascii10, int torfu) {
  public static final Ports USUAL = new Ports("0.0.0.0", 8080, 8010, 8004, 8001, -1, 8003);

  /// Any free ports, reachable from this machine only: for tests.
  public static final Ports LOOPBACK = new Ports("127.0.0.1", 0, 0, 0, 0, 0, 0);
}
