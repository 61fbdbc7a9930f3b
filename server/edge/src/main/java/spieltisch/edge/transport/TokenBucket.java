package spieltisch.edge.transport;

/// A right to so many messages a second, saved up to a limit. Who takes more than there is runs
/// into debt and has to wait until it is paid.
final class TokenBucket {
  private static final double NANOS = 1e9;

  private final double perNano;
  private final double most;
  private double tokens;
  private long seen;

  TokenBucket(int perSecond, int burst, long now) {
    perNano = perSecond / NANOS;
    most = burst;
    tokens = burst;
    seen = now;
  }

  /// Takes tokens and answers after how many nanoseconds the debt is paid; 0 if there is none.
  long take(int count, long now) {
    refill(now);
    tokens -= count;
    return tokens >= 0 ? 0 : (long) Math.ceil(-tokens / perNano);
  }

  boolean isFull(long now) {
    refill(now);
    return tokens >= most;
  }

  private void refill(long now) {
    tokens = Math.min(most, tokens + (now - seen) * perNano);
    seen = now;
  }
}
