package spieltisch.client.siedler;

import java.time.Duration;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.transport.LinkException;

/// The pauses of a player while the server cannot save, for instance because its disk is full. Such
/// a server refuses all requests, so the refusals say nothing about the requests.
///
/// The first pause has the length of [ClientTimeouts#retry]. Each further pause is twice as long as
/// the one before, up to 30 seconds.
final class SavingPause {
  static final Duration LONGEST = Duration.ofSeconds(30);

  /// The sum of the pauses after which the player leaves.
  static final Duration LIMIT = Duration.ofHours(1);

  private final Duration first;
  private Duration next;
  private Duration sum = Duration.ZERO;

  SavingPause(ClientTimeouts timeouts) {
    first = timeouts.retry();
    next = first;
  }

  /// Returns whether the last request was refused because the server could not save.
  boolean isNeeded() {
    return sum.isPositive();
  }

  /// Returns the pause before the next request.
  ///
  /// @throws LinkException if the server has not saved anything for too long
  Duration next() {
    if (sum.compareTo(LIMIT) >= 0)
      throw new LinkException(
          "the server could save nothing for " + LIMIT.toMinutes() + " minutes");
    var pause = next;
    sum = sum.plus(pause);
    next = shorter(pause.multipliedBy(2), LONGEST);
    return pause;
  }

  private static Duration shorter(Duration a, Duration b) {
    return a.compareTo(b) < 0 ? a : b;
  }

  /// Records that the server can save again.
  void end() {
    next = first;
    sum = Duration.ZERO;
  }
}
