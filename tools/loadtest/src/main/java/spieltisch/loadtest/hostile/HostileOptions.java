package spieltisch.loadtest.hostile;

import java.util.List;

/// How large the attacks of a soak are, and how much the players may notice of them.
///
/// @param isSmall whether each attack is carried out in a small version, as in tests
/// @param maxSlowdown the largest allowed ratio of the p99 latency of the players' actions during
///   an attack to the p99 latency before all attacks
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

  /// The options of the `serve` command that starts the attacked server. The time limits are
  /// shorter than the defaults, because the test is short. The write queue is smaller than the
  /// default, because the list of tables is short. Small attacks have a lower limit on bots. All
  /// other limits are the defaults.
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
