package spieltisch.store.sqlite;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import spieltisch.store.StoreException;

/// Copies what can be read of a damaged database file to a new file. The damaged file is not
/// changed.
///
/// @param entries the number of entries in the new file
/// @param tables the number of tables in the new file
/// @param losses what was lost, one sentence each; empty if nothing was lost
public record LogSalvage(long entries, int tables, List<String> losses) {
  /// Salvages a damaged file. No server may use the file meanwhile.
  ///
  /// @param target the new file
  /// @throws StoreException if nothing can be read, or if the new file exists already
  public static LogSalvage of(Path damaged, Path target) {
    if (!Files.isRegularFile(damaged)) throw new StoreException("there is no file " + damaged);
    if (LogFileLock.isHeld(damaged))
      throw new StoreException("a server uses the file %s: stop it first".formatted(damaged));
    try (var unfinished = UnfinishedFile.of(target);
        var _ = LogFileLock.acquire(target)) {
      LogBackup.checkWithoutRemains(target);
      var scratch = Files.createTempDirectory(target.toAbsolutePath().getParent(), "salvage-");
      try {
        var losses = new ArrayList<String>();
        var copy = copy(damaged, scratch);
        rewrite(damaged, copy, unfinished.part(), losses);
        var written = LogBackup.check(unfinished.part());
        if (written.entries() == 0)
          throw new StoreException("no entry of %s can be read".formatted(damaged));
        unfinished.complete();
        return new LogSalvage(written.entries(), written.tables(), List.copyOf(losses));
      } finally {
        delete(scratch);
      }
    } catch (IOException e) {
      throw new StoreException("cannot copy %s: %s".formatted(damaged, e.getMessage()), e);
    }
  }

  /// Copies the file and its write-ahead log, since opening a database changes both.
  private static Path copy(Path damaged, Path scratch) throws IOException {
    var copy = scratch.resolve("copy.db");
    Files.copy(damaged, copy);
    repairMagic(copy);
    if (Files.exists(WalFile.path(damaged))) Files.copy(WalFile.path(damaged), WalFile.path(copy));
    return copy;
  }

  /// Writes the first bytes of every SQLite file, which SQLite checks before anything else.
  private static void repairMagic(Path copy) throws IOException {
    try (var channel = FileChannel.open(copy, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap("SQLite format 3\0".getBytes(StandardCharsets.US_ASCII)), 0);
    }
  }

  private static void rewrite(Path damaged, Path copy, Path target, List<String> losses) {
    var wal = WalRepair.inspect(copy);
    if (wal.isDamaged())
      losses.add(
          "the write-ahead log is damaged at frame %d of %d: what was written after that is lost"
              .formatted(wal.badFrame(), wal.frames()));
    else WalRepair.repairIfDamaged(copy);
    try (var connection = DriverManager.getConnection(SqliteConnector.url(copy));
        var writer = new BackupWriter(target)) {
      new TableSalvage(writer, losses, wal.isDamaged()).copy(connection);
      writer.commit();
    } catch (SQLException e) {
      throw new StoreException(
          "no entry of %s can be read: %s".formatted(damaged, e.getMessage()), e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted((one, other) -> other.compareTo(one)).toList())
        Files.deleteIfExists(file);
    }
  }

  /// Returns a line for each loss and one line with the totals.
  public List<String> lines() {
    var lines = new ArrayList<>(losses);
    lines.add(
        "%,d entries of %,d tables were saved; %s"
            .formatted(
                entries,
                tables,
                losses.isEmpty() ? "nothing was lost" : "losses: " + losses.size()));
    return lines;
  }
}
