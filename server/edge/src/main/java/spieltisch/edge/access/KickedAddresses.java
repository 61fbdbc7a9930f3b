package spieltisch.edge.access;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import spieltisch.store.TableId;

/// The addresses of players that a host has removed from a table. They may not join that table
/// again for a while.
///
/// It is kept in memory of this server. Other people behind the same address are kept out, too, so
/// the time is short; a player who returns later can be removed again.
final class KickedAddresses {
  private static final long KEPT_OUT_MILLIS = 5 * 60_000;

  private final LongSupplier clock;
  private final Map<Kick, Long> kicks = new ConcurrentHashMap<>();

  private record Kick(TableId table, String address) {}

  /// @param clock milliseconds
  KickedAddresses(LongSupplier clock) {
    this.clock = clock;
  }

  void add(TableId table, String address) {
    long now = clock.getAsLong();
    kicks.values().removeIf(until -> until <= now);
    kicks.put(new Kick(table, address), now + KEPT_OUT_MILLIS);
  }

  boolean contains(TableId table, String address) {
    var until = kicks.get(new Kick(table, address));
    return until != null && until > clock.getAsLong();
  }
}
