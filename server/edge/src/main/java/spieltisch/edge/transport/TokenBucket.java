package spieltisch.edge.transport;

/// A token bucket that may go into debt. If a caller takes more tokens than the bucket holds, the
/// caller must wait until the debt is refilled.
public final class TokenBucket {
  private static final double NANOS_PER_SECOND = 1e9;

  private final double perNano;
  private final double capacity;
  private double tokens;
  private long lastRefill;

  public TokenBucket(int perSecond, int burst, long now) {
    perNano = perSecond / NANOS_PER_SECOND;
    capacity = burst;
    tokens = burst;
    lastRefill = now;
  }

  /// Takes tokens. Returns the nanoseconds until the debt is refilled; 0 if there is no debt.
  ///
  /// @param now the current time in nanoseconds
  public long take(int count, long now) {
    refill(now);
    tokens -= count;
    return tokens >= 0 ? 0 : (long) Math.ceil(-tokens / perNano);
  }

  boolean isFull(long now) {
    refill(now);
    return tokens >= capacity;
  }

  private void refill(long now) {
    tokens = Math.min(capacity, tokens + (now - lastRefill) * perNano);
    lastRefill = now;
  }
}
