package spieltisch.loadtest;

import java.time.Duration;
import spieltisch.client.ClientTimeouts;

/// The timeouts of players in a soak: they are patient with the server and act quickly themselves.
public final class PlayerTimeouts {
  private PlayerTimeouts() {}

  /// Returns the timeouts of a player.
  ///
  /// @param patience how long the player waits for a message of the server
  public static ClientTimeouts of(Duration patience) {
    return new ClientTimeouts(
        patience,
        patience,
        patience,
        Duration.ofMillis(20),
        Duration.ofSeconds(2),
        Duration.ofMillis(50),
        Duration.ofMillis(100));
  }
}
