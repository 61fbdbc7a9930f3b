package spieltisch.loadtest;

import java.util.List;

/// How large the attacks of a soak are, and how much the players may notice of them.
///
/// @param isSmall whether each attack has its small version, for tests
/// @param maxSlowdown how many times the p99 of the players' actions may grow under an attack
/// @param maxWaitMillis the longest time that a player may wait for two bots
public record HostileOptions(boolean isSmall, double maxSlowdown, long maxWaitMillis) {
  static final String ADMIN_TOKEN = "soak-admin-token";
  static final int HANDSHAKE_SECONDS = 5;
  static final int BOTS_PER_ADDRESS = 100;
  static final int FEW_BOTS_PER_ADDRESS = 8;

  /// Returns the first number, or the second one for small attacks.
  int of(int full, int small) {
    return isSmall ? small : full;
  }

  int botsPerAddress() {
    return of(BOTS_PER_ADDRESS, FEW_BOTS_PER_ADDRESS);
  }

  /// The options of `serve`. Times are shorter than the standard ones, because those are longer
  /// than a short test. The limits are the standard ones, but the write queue is smaller, since the
  /// list of tables is short.
  List<String> serveOptions() {
    return List.of(
        "--handshake-seconds",
        "" + HANDSHAKE_SECONDS,
        "--empty-table-minutes",
        "1",
        "--write-queue",
        "65536",
        "--bots-per-address",
        "" + botsPerAddress(),
        "--admin-token",
        ADMIN_TOKEN);
  }
}
