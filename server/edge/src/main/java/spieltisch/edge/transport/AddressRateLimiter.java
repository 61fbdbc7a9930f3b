package spieltisch.edge.transport;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import spieltisch.edge.config.ClientNetwork;
import spieltisch.edge.config.Limits;

/// Limits the connections and the message rate of each address. The IPv6 addresses of one
/// [ClientNetwork] count as one address.
///
/// An address is remembered while it has connections or owes waiting time for messages that it sent
/// too fast. Therefore a client cannot avoid the waiting time by reconnecting.
public final class AddressRateLimiter {
  private static final int CLEANUP_THRESHOLD = 1_000;

  private final Limits limits;
  private final LongSupplier nanos;
  private final Map<String, Usage> addresses = new ConcurrentHashMap<>();

  /// @param nanos the clock that returns the current time in nanoseconds
  AddressRateLimiter(Limits limits, LongSupplier nanos) {
    this.limits = limits;
    this.nanos = nanos;
  }

  private static final class Usage {
    private final TokenBucket bucket;
    private int connections;

    Usage(TokenBucket bucket) {
      this.bucket = bucket;
    }
  }

  /// Counts a new connection and returns true, or returns false if the address has too many
  /// connections.
  public boolean admit(String address) {
    if (limits.connections() == 0) return true;
    if (addresses.size() > CLEANUP_THRESHOLD) removeUnused();
    var isAdmitted = new boolean[1];
    addresses.compute(
        ClientNetwork.of(address),
        (_, known) -> {
          var usage = known == null ? newUsage() : known;
          isAdmitted[0] = usage.connections < limits.connections();
          if (isAdmitted[0]) usage.connections++;
          return usage;
        });
    return isAdmitted[0];
  }

  /// Removes an admitted connection from the count after it was closed.
  public void release(String address) {
    addresses.computeIfPresent(
        ClientNetwork.of(address),
        (_, usage) -> {
          usage.connections = Math.max(0, usage.connections - 1);
          return isUnused(usage) ? null : usage;
        });
  }

  /// Counts messages. Returns how long the address must wait before it sends more messages; zero if
  /// it need not wait.
  public Duration countMessages(String address, int messages) {
    if (limits.messages() == 0 || messages == 0) return Duration.ZERO;
    var wait = new long[1];
    addresses.compute(
        ClientNetwork.of(address),
        (_, known) -> {
          var usage = known == null ? newUsage() : known;
          wait[0] = usage.bucket.take(messages, nanos.getAsLong());
          return usage;
        });
    return Duration.ofNanos(wait[0]);
  }

  /// Returns the number of addresses in memory.
  int size() {
    return addresses.size();
  }

  private Usage newUsage() {
    return new Usage(
        new TokenBucket(Math.max(1, limits.messages()), limits.burst(), nanos.getAsLong()));
  }

  private void removeUnused() {
    addresses.values().removeIf(this::isUnused);
  }

  private boolean isUnused(Usage usage) {
    return usage.connections == 0 && usage.bucket.isFull(nanos.getAsLong());
  }
}
