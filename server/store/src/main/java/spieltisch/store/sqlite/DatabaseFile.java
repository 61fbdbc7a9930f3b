package spieltisch.store.sqlite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.flywaydb.core.Flyway;
import spieltisch.store.StoreException;

/// Prepares a database file before the log opens it.
final class DatabaseFile {
  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

  private DatabaseFile() {}

  /// Checks the database file, repairs a damaged write-ahead log, and creates or migrates the
  /// database tables. The caller must hold the lock of the file.
  ///
  /// @throws StoreException if the database file or its write-ahead log is damaged and cannot be
  ///   repaired
  static void prepare(Path file) {
    checkHeader(file);
    WalRepair.repairIfDamaged(file);
    migrate(file);
  }

  /// Creates or migrates the database tables. An empty file becomes a database.
  static void migrate(Path file) {
    Flyway.configure()
        .dataSource(SqliteConnector.url(file), null, null)
        .locations("classpath:spieltisch/store/migration/sqlite")
        .load()
        .migrate();
  }

  /// Throws if the file is not a SQLite database, or if the file is missing although its
  /// write-ahead log exists. SQLite would treat an empty file as a new database and ignore the
  /// write-ahead log.
  private static void checkHeader(Path file) {
    if (!Files.exists(file)) {
      if (Files.exists(WalFile.path(file)))
        throw new StoreException(
            OpenFailure.damaged(file, "it is missing, its -wal file is there"));
      return;
    }
    try (var input = Files.newInputStream(file)) {
      var first = input.readNBytes(MAGIC.length);
      if (first.length == 0) throw new StoreException(OpenFailure.damaged(file, "it is empty"));
      if (!Arrays.equals(first, MAGIC))
        throw new StoreException(OpenFailure.damaged(file, "it is not a SQLite database"));
    } catch (IOException e) {
      throw new StoreException(
          "cannot read the database %s: give this user permission to read and write it"
              .formatted(file),
          e);
    }
  }
}
