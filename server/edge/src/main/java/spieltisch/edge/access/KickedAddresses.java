package spieltisch.edge.access;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import spieltisch.edge.config.ClientNetwork;
import spieltisch.store.TableId;

/// The addresses of players whom a host has removed from a table. Clients with such an address may
/// not join that table again for five minutes. The IPv6 addresses of one [ClientNetwork] count as
/// one address.
///
/// The addresses are kept only in the memory of this server. The ban also affects other people
/// behind the same address, so its time is short. If a removed player returns after the ban, the
/// host can remove the player again.
final class KickedAddresses {
  private static final long KEPT_OUT_MILLIS = 5 * 60_000;

  private final LongSupplier clock;
  private final Map<Kick, Long> kicks = new ConcurrentHashMap<>();

  private record Kick(TableId table, String network) {
    static Kick of(TableId table, String address) {
      return new Kick(table, ClientNetwork.of(address));
    }
  }

  /// @param clock the clock that returns the current time in milliseconds
  KickedAddresses(LongSupplier clock) {
    this.clock = clock;
  }

  void add(TableId table, String address) {
    long now = clock.getAsLong();
    kicks.values().removeIf(until -> until <= now);
    kicks.put(Kick.of(table, address), now + KEPT_OUT_MILLIS);
  }

  boolean contains(TableId table, String address) {
    var until = kicks.get(Kick.of(table, address));
    return until != null && until > clock.getAsLong();
  }
}
