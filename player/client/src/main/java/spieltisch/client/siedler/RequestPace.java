package spieltisch.client.siedler;

import java.time.Duration;

/// Delays requests until the server has sent nothing for a while. Some servers lose or corrupt a
/// request that arrives while they still send.
final class RequestPace {
  /// The multiple of the pause after which the client sends the request even if the server never
  /// becomes quiet.
  private static final int MAX_FACTOR = 10;

  private final long quiet;
  private long receivedAt;
  private long wantedSince;
  private long askedAt;
  private boolean isWanted;

  /// @param quiet the time without messages that must pass before a request
  RequestPace(Duration quiet, long now) {
    this.quiet = quiet.toNanos();
    receivedAt = now;
  }

  void received(long now) {
    receivedAt = now;
  }

  /// Returns the time at which a waiting request may be sent. The caller calls this method
  /// repeatedly while a request waits.
  long due(long now) {
    boolean isSameRequest = isWanted && now - askedAt <= 2 * quiet;
    if (!isSameRequest) wantedSince = now;
    isWanted = true;
    askedAt = now;
    return Math.min(receivedAt + quiet, wantedSince + MAX_FACTOR * quiet);
  }

  void sent() {
    isWanted = false;
  }
}
