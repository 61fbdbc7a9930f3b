package spieltisch.store.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.store.LogQueries;

/// Reads the entries of a database file of which SQLite cannot read some pages.
///
/// A query for a range of numbers fails when it meets a damaged page. Such a range is halved until
/// only the entries on damaged pages are left out.
final class EntryRecovery {
  private static final Logger LOGGER = LoggerFactory.getLogger(EntryRecovery.class);
  private static final String SELECT_RANGE =
      """
      SELECT number, previous, table_id, version, at, body, checksum FROM entry
      WHERE number BETWEEN ? AND ? ORDER BY number
      """;
  // The heads are saved at least once in this many entries. So the number of the last entry exceeds
  // the saved number by at most this much.
  private static final long MAX_UNSAVED_NUMBERS = 100_000;
  // The number of entries in a range. A whole range is read before its entries are passed on, so
  // that a retry after a damaged page passes no entry on twice.
  private static final long RANGE = 1_000;

  private final Connection connection;
  private final Receiver receiver;
  private long unreadable;
  private long lastUnreadable;

  /// The entry numbers that cannot be read. Not every such number belonged to an entry.
  ///
  /// @param last the largest number that cannot be read; 0 if all numbers can be read. A table
  ///   whose last readable entry has a smaller number may have lost its newest entries.
  record Unreadable(long count, long last) {}

  /// A stored entry with its columns as they were read.
  ///
  /// @param checksum the stored checksum; 0 if there is none
  record StoredEntry(
      long number,
      long previous,
      String table,
      long version,
      long at,
      String body,
      long checksum,
      boolean hasChecksum) {}

  /// Receives the entries in the order of their numbers.
  interface Receiver {
    void entry(StoredEntry entry) throws SQLException;
  }

  private EntryRecovery(Connection connection, Receiver receiver) {
    this.connection = connection;
    this.receiver = receiver;
  }

  /// Reads all entries that can be read.
  static Unreadable readAll(Connection connection, Receiver receiver) throws SQLException {
    var recovery = new EntryRecovery(connection, receiver);
    long last = recovery.lastNumber();
    for (long from = 1; from <= last; from += RANGE)
      recovery.read(from, Math.min(last, from + RANGE - 1));
    return new Unreadable(recovery.unreadable, recovery.lastUnreadable);
  }

  private long lastNumber() {
    long last = number("SELECT max(number) FROM entry");
    if (last >= 0) return last;
    long saved =
        Math.max(number("SELECT number FROM noted"), number("SELECT max(newest) FROM game_table"));
    return Math.max(saved, 0) + MAX_UNSAVED_NUMBERS;
  }

  /// Returns the number that a query finds, or -1 if the query meets a damaged page.
  private long number(String sql) {
    try (var statement = connection.createStatement();
        var row = statement.executeQuery(sql)) {
      return row.next() ? row.getLong(1) : 0;
    } catch (SQLException e) {
      LOGGER.debug("database query failed: {}", e.getMessage());
      return -1;
    }
  }

  private void read(long from, long to) throws SQLException {
    List<StoredEntry> found;
    try {
      found = range(from, to);
    } catch (SQLException e) {
      LOGGER.debug("database range unreadable from={} to={}: {}", from, to, e.getMessage());
      if (from == to) {
        unreadable++;
        lastUnreadable = from;
      } else {
        long middle = (from + to) >>> 1;
        read(from, middle);
        read(middle + 1, to);
      }
      return;
    }
    for (var entry : found) receiver.entry(entry);
  }

  private List<StoredEntry> range(long from, long to) throws SQLException {
    return LogQueries.query(
        connection,
        SELECT_RANGE,
        statement -> {
          statement.setLong(1, from);
          statement.setLong(2, to);
        },
        row -> {
          long checksum = row.getLong(7);
          boolean hasChecksum = !row.wasNull();
          return new StoredEntry(
              row.getLong(1),
              row.getLong(2),
              String.valueOf(row.getString(3)),
              row.getLong(4),
              row.getLong(5),
              String.valueOf(row.getString(6)),
              checksum,
              hasChecksum);
        });
  }
}
