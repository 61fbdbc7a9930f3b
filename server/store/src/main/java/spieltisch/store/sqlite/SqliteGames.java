package spieltisch.store.sqlite;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import spieltisch.store.LogQueries;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.entry.Entry;

/// Reads single games from a database file without changing the file. A server may use the file at
/// the same time.
public final class SqliteGames {
  private SqliteGames() {}

  /// Returns the entries of a table; empty if the file does not contain the table.
  ///
  /// @throws StoreException if the file cannot be read
  public static List<Entry> read(Path file, TableId table) {
    var codec = new EntryCodec();
    try (var connection = DriverManager.getConnection(SqliteConnector.url(file), readOnly())) {
      return LogQueries.query(
          connection,
          "SELECT body FROM entry WHERE table_id = ? ORDER BY version",
          statement -> statement.setString(1, table.text()),
          row -> codec.read(row.getString(1)));
    } catch (SQLException e) {
      throw OpenFailure.of(file, e);
    }
  }

  /// Returns the ids of all tables, in the order of their names.
  ///
  /// @throws StoreException if the file cannot be read
  public static List<TableId> tables(Path file) {
    try (var connection = DriverManager.getConnection(SqliteConnector.url(file), readOnly())) {
      return LogQueries.query(
          connection,
          "SELECT DISTINCT table_id FROM entry ORDER BY table_id",
          _ -> {},
          row -> new TableId(row.getString(1)));
    } catch (SQLException e) {
      throw OpenFailure.of(file, e);
    }
  }

  /// Returns the properties of a connection that cannot write.
  static Properties readOnly() {
    var properties = new Properties();
    properties.setProperty("open_mode", "1");
    return properties;
  }
}
