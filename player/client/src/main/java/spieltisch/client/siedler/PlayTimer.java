package spieltisch.client.siedler;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.LongSupplier;
import spieltisch.client.ClientTimeouts;
import spieltisch.client.transport.LinkException;

/// Keeps the times of a player: its pauses, the pace of its requests, and the limits of its waits.
final class PlayTimer {
  /// The time without messages after which the player leaves the server.
  static final Duration MAX_SILENCE = Duration.ofMinutes(30);

  private static final Duration MAX_WAIT = Duration.ofMinutes(1);

  private final ClientTimeouts timeouts;
  private final LongSupplier clock;
  private final RequestPace pace;
  private final long startedAt;
  private long receivedAt;
  private OptionalLong wakeAt = OptionalLong.empty();
  private OptionalLong requestAt = OptionalLong.empty();

  /// @param clock a clock that counts nanoseconds
  PlayTimer(ClientTimeouts timeouts, LongSupplier clock) {
    this.timeouts = timeouts;
    this.clock = clock;
    startedAt = clock.getAsLong();
    receivedAt = startedAt;
    pace = new RequestPace(timeouts.quiet(), startedAt);
  }

  long now() {
    return clock.getAsLong();
  }

  void received() {
    receivedAt = now();
    pace.received(receivedAt);
  }

  void sent() {
    pace.sent();
  }

  void pause(Duration pause) {
    wakeAt = OptionalLong.of(now() + pause.toNanos());
  }

  void endPause() {
    wakeAt = OptionalLong.empty();
  }

  boolean isPaused() {
    return wakeAt.isPresent() && now() < wakeAt.getAsLong();
  }

  boolean isGreetingOverdue() {
    return now() >= startedAt + timeouts.greeting().toNanos();
  }

  /// Returns whether the next request must wait until the server is quiet.
  boolean mustWaitForQuiet() {
    long due = pace.due(now());
    requestAt = now() < due ? OptionalLong.of(due) : OptionalLong.empty();
    return requestAt.isPresent();
  }

  /// Checks that the server has not been silent for too long.
  ///
  /// @throws LinkException if the server has sent nothing for too long
  void checkSilence() {
    if (now() - receivedAt >= MAX_SILENCE.toNanos())
      throw new LinkException(
          "the server has sent nothing for " + MAX_SILENCE.toMinutes() + " minutes");
  }

  /// Returns how long the player waits for the next message.
  ///
  /// @param requestDue the time at which the pending request counts as complete; empty if there is
  ///   no pending request
  /// @param isWelcome whether the server has welcomed the player
  Duration waiting(OptionalLong requestDue, boolean isWelcome) {
    long now = now();
    long until = now + MAX_WAIT.toNanos();
    if (requestDue.isPresent()) until = requestDue.getAsLong();
    else if (!isWelcome) until = startedAt + timeouts.greeting().toNanos();
    else {
      if (wakeAt.isPresent()) until = wakeAt.getAsLong();
      if (requestAt.isPresent()) until = Math.min(until, requestAt.getAsLong());
    }
    requestAt = OptionalLong.empty();
    return Duration.ofNanos(Math.max(0, until - now));
  }
}
