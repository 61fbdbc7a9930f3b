package spieltisch.edge.access;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import spieltisch.edge.config.ClientNetwork;
import spieltisch.edge.config.Limits;
import spieltisch.host.Host;
import spieltisch.kernel.Decision;
import spieltisch.kernel.RefusalReason;
import spieltisch.store.TableId;
import spieltisch.table.TableRefusal;

/// Limits the tables and bots of each address, and the total numbers of tables and bots. The IPv6
/// addresses of one [ClientNetwork] count as one address.
///
/// A table counts for the address that opened it, until the table is over. A bot counts for the
/// address that added it. Bots of paused games do not count. After a restart, the server no longer
/// knows the addresses of older tables, so those tables count only in the total. If several servers
/// share a log, each server counts the addresses of its own clients only. The methods must not run
/// on an event loop.
public final class TableQuota {
  private static final Set<RefusalReason> LIMITS =
      Set.of(
          TableRefusal.OPENING_TOO_FAST,
          TableRefusal.TOO_MANY_TABLES_OF_ADDRESS,
          TableRefusal.TOO_MANY_TABLES,
          TableRefusal.TOO_MANY_BOTS_OF_ADDRESS,
          TableRefusal.TOO_MANY_BOTS);
  private static final long REFRESH_MILLIS = 1_000;

  private final Host host;
  private final Limits.Tables limits;
  private final AttemptWindow openings;
  private final List<Share> shares = new ArrayList<>();
  // The number of tables that no request to this server opened, at the last refresh.
  private int otherTables;
  private long nextRefresh;

  /// The tables and bots that one request of an address has added.
  private static final class Share {
    private final String network;
    private final int tables;
    private final int bots;
    // The table is null until the request has succeeded.
    private @Nullable TableId table;

    Share(String address, int tables, int bots) {
      this.network = ClientNetwork.of(address);
      this.tables = tables;
      this.bots = bots;
    }
  }

  public TableQuota(Host host, Limits.Tables limits) {
    this.host = host;
    this.limits = limits;
    openings = new AttemptWindow(host::now);
  }

  /// Returns whether a refusal is due to the limits of this class. A request that was refused for
  /// such a reason may succeed later.
  public static boolean isLimit(RefusalReason reason) {
    return LIMITS.contains(reason);
  }

  /// Opens a table if the limits allow it.
  ///
  /// @param bots the number of bots that the new table will have
  /// @param id a function that returns the id of the opened table
  public <T> Decision<T> open(
      String address, int bots, Supplier<Decision<T>> opening, Function<T, TableId> id) {
    if (limits.perMinute() == 0) return count(new Share(address, 1, bots), opening, id);
    var keys = List.of(new AttemptWindow.Key(ClientNetwork.of(address), limits.perMinute()));
    if (!openings.begin(keys)) return new Decision.Refused<>(TableRefusal.OPENING_TOO_FAST);
    var decision = count(new Share(address, 1, bots), opening, id);
    if (decision instanceof Decision.Refused<?>) openings.undo(keys);
    return decision;
  }

  /// Adds a bot if the limits allow it.
  public <T> Decision<T> addBot(String address, TableId table, Supplier<Decision<T>> adding) {
    return count(new Share(address, 0, 1), adding, _ -> table);
  }

  /// Runs a request and counts the tables and bots that it adds. They count from the beginning of
  /// the request, so that parallel requests are limited too.
  private <T> Decision<T> count(
      Share share, Supplier<Decision<T>> request, Function<T, TableId> id) {
    var refusal = add(share);
    if (refusal.isPresent()) return new Decision.Refused<>(refusal.get());
    Optional<TableId> table = Optional.empty();
    try {
      var decision = request.get();
      if (decision instanceof Decision.Accepted(var value)) table = Optional.of(id.apply(value));
      return decision;
    } finally {
      finish(share, table);
    }
  }

  private synchronized Optional<TableRefusal> add(Share share) {
    refresh();
    var refusal = refusal(share);
    if (refusal.isEmpty()) shares.add(share);
    return refusal;
  }

  private synchronized void finish(Share share, Optional<TableId> table) {
    if (table.isPresent()) share.table = table.get();
    else shares.remove(share);
  }

  private Optional<TableRefusal> refusal(Share share) {
    int tables = 0;
    int bots = 0;
    int tablesInAll = otherTables;
    int botsInAll = host.bots();
    for (var other : shares) {
      boolean isSameAddress = other.network.equals(share.network);
      tables += isSameAddress ? other.tables : 0;
      bots += isSameAddress && !isPaused(other) ? other.bots : 0;
      tablesInAll += other.tables;
      botsInAll += other.table == null ? other.bots : 0;
    }
    if (exceeds(tables, share.tables, limits.perAddress()))
      return Optional.of(TableRefusal.TOO_MANY_TABLES_OF_ADDRESS);
    if (exceeds(bots, share.bots, limits.botsPerAddress()))
      return Optional.of(TableRefusal.TOO_MANY_BOTS_OF_ADDRESS);
    if (exceeds(tablesInAll, share.tables, limits.inAll()))
      return Optional.of(TableRefusal.TOO_MANY_TABLES);
    return exceeds(botsInAll, share.bots, limits.botsInAll())
        ? Optional.of(TableRefusal.TOO_MANY_BOTS)
        : Optional.empty();
  }

  private boolean isPaused(Share share) {
    return share.table != null && host.isPaused(share.table);
  }

  private static boolean exceeds(int used, int more, int limit) {
    return limit > 0 && more > 0 && used + more > limit;
  }

  /// Removes tables that are over from the counts.
  private void refresh() {
    if (host.now() < nextRefresh) return;
    nextRefresh = host.now() + REFRESH_MILLIS;
    var others = new HashSet<TableId>();
    for (var summary : host.lobby()) others.add(summary.id());
    shares.removeIf(share -> share.table != null && !others.contains(share.table));
    for (var share : shares) if (share.tables > 0) others.remove(share.table);
    otherTables = others.size();
  }
}
