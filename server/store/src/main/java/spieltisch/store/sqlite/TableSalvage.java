package spieltisch.store.sqlite;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.store.LogQueries;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;

/// Copies the readable entries of each table up to its first damaged or missing entry.
///
/// A table that loses entries is closed, because its players have seen what came later and the game
/// would go on differently. The rest of its journal stays readable. A running table is also closed
/// if the saved heads are too old to show whether its newest entries are lost.
final class TableSalvage {
  private static final Logger LOGGER = LoggerFactory.getLogger(TableSalvage.class);
  private static final String CLOSED = "Der Tisch wurde geschlossen, weil Daten verloren gingen.";
  private static final String SELECT_BODIES =
      "SELECT body FROM entry WHERE table_id = ? ORDER BY number";

  private final BackupWriter writer;
  private final List<String> losses;
  private final EntryCodec codec = new EntryCodec();
  private final EntryChecksum checksum = new EntryChecksum();
  // The last entry of each table that was copied.
  private final Map<String, EntryRecovery.StoredEntry> copied = new LinkedHashMap<>();
  private final Set<String> cut = new HashSet<>();
  // The largest entry number that cannot be read. A table whose last entry has a smaller number may
  // have lost later entries.
  private long lastLost;

  /// @param isEndLost whether the newest entries of any table may be lost
  TableSalvage(BackupWriter writer, List<String> losses, boolean isEndLost) {
    this.writer = writer;
    this.losses = losses;
    lastLost = isEndLost ? Long.MAX_VALUE : 0;
  }

  /// Copies all tables of a damaged database.
  void copy(Connection damaged) throws SQLException {
    var unreadable = EntryRecovery.readAll(damaged, this::copy);
    lastLost = Math.max(lastLost, unreadable.last());
    if (unreadable.count() > 0)
      losses.add("pages with up to %,d entries cannot be read".formatted(unreadable.count()));
    var summaries = summaries(damaged);
    var versions = versions(damaged);
    var known = new TreeSet<>(summaries.keySet());
    known.addAll(cut);
    for (var table : known) if (!copied.containsKey(table)) reportLost(table, summaries);
    for (var last : List.copyOf(copied.values())) finish(last, summaries, versions);
  }

  private void copy(EntryRecovery.StoredEntry entry) throws SQLException {
    var table = entry.table();
    if (cut.contains(table)) return;
    var last = copied.get(table);
    if (follows(entry, last) && isIntact(entry, last)) {
      writer.writeEntry(table, entry.version(), entry.at(), entry.body());
      copied.put(table, entry);
    } else cut.add(table);
  }

  private static boolean follows(
      EntryRecovery.StoredEntry entry, EntryRecovery.@Nullable StoredEntry last) {
    return last == null
        ? entry.version() == 1
        : entry.version() == last.version() + 1 && entry.previous() == last.number();
  }

  /// Returns whether an entry is unchanged since it was written. An entry of an earlier version has
  /// no checksum; such an entry only has to be readable.
  private boolean isIntact(
      EntryRecovery.StoredEntry entry, EntryRecovery.@Nullable StoredEntry last) {
    long previous = last == null ? 0 : last.checksum();
    if (entry.hasChecksum())
      return entry.checksum()
          == checksum.of(
              previous,
              entry.table(),
              entry.version(),
              entry.at(),
              entry.body().getBytes(StandardCharsets.UTF_8));
    return previous == 0 && isReadable(entry.body());
  }

  private boolean isReadable(String body) {
    try {
      codec.read(body);
      return true;
    } catch (StoreException _) {
      return false;
    }
  }

  /// Returns the summaries of the damaged file; empty if they cannot be read.
  private static Map<String, TableSummary> summaries(Connection damaged) {
    var summaries = new LinkedHashMap<String, TableSummary>();
    try {
      for (var summary : LogQueries.summaries(damaged)) summaries.put(summary.id().text(), summary);
    } catch (SQLException | IllegalArgumentException e) {
      LOGGER.debug("database summaries unreadable: {}", e.getMessage());
    }
    return summaries;
  }

  /// Returns the saved number of entries of each table; empty if it cannot be read.
  private static Map<String, Long> versions(Connection damaged) {
    var versions = new LinkedHashMap<String, Long>();
    try {
      LogQueries.query(
          damaged,
          "SELECT id, version FROM game_table",
          _ -> {},
          row -> versions.put(row.getString(1), row.getLong(2)));
    } catch (SQLException e) {
      LOGGER.debug("database heads unreadable: {}", e.getMessage());
    }
    return versions;
  }

  private void reportLost(String table, Map<String, TableSummary> summaries) {
    var summary = summaries.get(table);
    losses.add(
        "table %s%s is lost: its first entry cannot be read"
            .formatted(table, summary == null ? "" : " (" + summary.name() + ")"));
  }

  /// Writes the summary of a table, and closes the table if it lost entries or may have lost some.
  private void finish(
      EntryRecovery.StoredEntry last,
      Map<String, TableSummary> summaries,
      Map<String, Long> versions)
      throws SQLException {
    var table = last.table();
    long known = versions.getOrDefault(table, 0L);
    var summary = summaries.get(table);
    boolean isCut = cut.contains(table) || last.version() < known;
    try {
      if (isCut || last.number() < lastLost && !isOver(table))
        writer.writeSummary(closed(last, known, isCut));
      else writer.writeSummary(summary == null ? recomputed(last) : summary);
    } catch (StoreException e) {
      LOGGER.debug("table unreadable table={}: {}", table, e.getMessage());
      losses.add(
          "table %s is lost: this version of the program cannot read its entries".formatted(table));
      writer.deleteEntries(table);
    }
  }

  private boolean isOver(String table) throws SQLException {
    return Table.of(entries(table)).isOver();
  }

  private TableSummary recomputed(EntryRecovery.StoredEntry last) throws SQLException {
    var summary = summary(last, Table.of(entries(last.table())));
    losses.add(
        "table %s: its row in the list was lost and was made again from its entries"
            .formatted(last.table()));
    return summary;
  }

  private TableSummary closed(EntryRecovery.StoredEntry last, long known, boolean isCut)
      throws SQLException {
    var state = Table.of(entries(last.table()));
    losses.add(
        "table %s (%s): the entries after number %d%s %s lost%s"
            .formatted(
                last.table(),
                state.name(),
                last.version(),
                known > last.version() ? " of at least " + known : "",
                isCut ? "are" : "may be",
                state.isOver() ? "" : "; the table was closed"));
    if (state.isOver()) return summary(last, state);
    var end = new Entry.Aborted(CLOSED);
    writer.writeEntry(last.table(), last.version() + 1, last.at(), codec.write(end));
    return summary(last, state.after(end));
  }

  /// Returns a summary without the time when the game began, which the entries do not tell.
  private static TableSummary summary(EntryRecovery.StoredEntry last, Table state) {
    var summary = TableSummary.of(new TableId(last.table()), state, last.at());
    return new TableSummary(
        summary.id(),
        summary.name(),
        summary.game(),
        summary.status(),
        summary.players(),
        summary.most(),
        summary.hasPassword(),
        summary.updated(),
        summary.details(),
        summary.status() == TableSummary.Status.OPEN ? 0 : -1,
        summary.ended());
  }

  private List<Entry> entries(String table) throws SQLException {
    return LogQueries.query(
        writer.connection(),
        SELECT_BODIES,
        statement -> statement.setString(1, table),
        row -> codec.read(row.getString(1)));
  }
}
