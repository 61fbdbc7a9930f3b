package spieltisch.store.sqlite;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import spieltisch.store.StoreException;

/// Explains in one sentence why a database file cannot be opened and what to do.
final class OpenFailure {
  private OpenFailure() {}

  static StoreException of(Path file, Exception failure) {
    if (failure instanceof StoreException explained) return explained;
    return new StoreException(
        sqlFailure(failure)
            .map(cause -> sentence(file, cause))
            .orElse("cannot open the database %s: %s".formatted(file, firstLine(failure))),
        failure);
  }

  private static Optional<SQLException> sqlFailure(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause())
      if (cause instanceof SQLException found) return Optional.of(found);
    return Optional.empty();
  }

  private static String sentence(Path file, SQLException cause) {
    return switch (cause.getErrorCode()) {
      // SQLITE_CORRUPT, SQLITE_NOTADB
      case 11, 26 -> damaged(file, firstLine(cause));
      // SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_AUTH
      case 3, 8, 14, 23 ->
          "cannot write the database %s: give this user write permission on the file and its folder, or choose another folder with --data"
              .formatted(file);
      // SQLITE_IOERR, SQLITE_FULL
      case 10, 13 ->
          "the disk of the database %s is full or fails: free some space or check the disk, then start again"
              .formatted(file);
      // SQLITE_BUSY, SQLITE_LOCKED
      case 5, 6 ->
          "another program uses the database %s: stop it, then start again".formatted(file);
      default -> "cannot open the database %s: %s".formatted(file, firstLine(cause));
    };
  }

  /// Returns the sentence for a damaged file.
  ///
  /// @param finding what is wrong with the file
  static String damaged(Path file, String finding) {
    return "the database %s is damaged (%s): nothing was changed; restore a backup of its folder, or move the file away to start without its games"
        .formatted(file, finding);
  }

  private static String firstLine(Throwable failure) {
    return String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
  }
}
