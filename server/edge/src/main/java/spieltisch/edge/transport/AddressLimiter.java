package spieltisch.edge.transport;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import spieltisch.edge.config.Limits;

/// Who may come in, and how fast he may speak; both are counted by address.
///
/// An address is remembered as long as it has a connection or a debt, so that nobody gets rid of
/// his debt by coming again.
public final class AddressLimiter {
  private static final int TIDY_ABOVE = 1_000;

  private final Limits limits;
  private final LongSupplier nanos;
  private final Map<String, Caller> callers = new ConcurrentHashMap<>();

  /// @param nanos the time
  AddressLimiter(Limits limits, LongSupplier nanos) {
    this.limits = limits;
    this.nanos = nanos;
  }

  private static final class Caller {
    private final TokenBucket bucket;
    private int connections;

    Caller(TokenBucket bucket) {
      this.bucket = bucket;
    }
  }

  /// Whether one more connection of this address is welcome; it is counted then.
  public boolean enter(String address) {
    if (limits.connections() == 0) return true;
    if (callers.size() > TIDY_ABOVE) tidy();
    var welcome = new boolean[1];
    callers.compute(
        address,
        (_, known) -> {
          var caller = known == null ? newcomer() : known;
          welcome[0] = caller.connections < limits.connections();
          if (welcome[0]) caller.connections++;
          return caller;
        });
    return welcome[0];
  }

  /// A connection that was let in is gone.
  public void leave(String address) {
    callers.computeIfPresent(
        address,
        (_, caller) -> {
          caller.connections = Math.max(0, caller.connections - 1);
          return isForgettable(caller) ? null : caller;
        });
  }

  /// Counts messages, and answers how long the address has to be silent now.
  public Duration spend(String address, int messages) {
    if (limits.messages() == 0 || messages == 0) return Duration.ZERO;
    var wait = new long[1];
    callers.compute(
        address,
        (_, known) -> {
          var caller = known == null ? newcomer() : known;
          wait[0] = caller.bucket.take(messages, nanos.getAsLong());
          return caller;
        });
    return Duration.ofNanos(wait[0]);
  }

  /// How many addresses are remembered.
  int size() {
    return callers.size();
  }

  private Caller newcomer() {
    return new Caller(
        new TokenBucket(Math.max(1, limits.messages()), limits.burst(), nanos.getAsLong()));
  }

  private void tidy() {
    callers.values().removeIf(this::isForgettable);
  }

  private boolean isForgettable(Caller caller) {
    return caller.connections == 0 && caller.bucket.isFull(nanos.getAsLong());
  }
}
