package spieltisch.loadtest.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import spieltisch.store.Log;
import spieltisch.store.StoreException;
import spieltisch.store.TableId;
import spieltisch.store.TableSummary;
import spieltisch.store.sqlite.LogVerification;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;

/// Runs the disk soak for one seed. The run appends to some tables while the disk fails at random.
/// The run also simulates crashes in the middle of a write. The log must contain every confirmed
/// append, and a failed append either completely or not at all.
final class DiskSoakRun {
  private static final int TABLES = 3;
  private static final int STEPS = 40;
  private static final int MAX_TEXT = 3_000;

  private final SplittableRandom random;
  private final FaultyConnector connector;
  private final List<List<Entry>> expected = new ArrayList<>();
  private Path folder;
  private SqliteLog log;
  private int confirmed;
  private int crashes;

  DiskSoakRun(Path folder, long seed) throws IOException {
    random = new SplittableRandom(seed);
    connector = new FaultyConnector(random.split());
    this.folder = Files.createDirectories(folder.resolve("0"));
    for (int i = 0; i < TABLES; i++) expected.add(new ArrayList<>());
    log = open();
  }

  private SqliteLog open() {
    return new SqliteLog(folder.resolve("log.db"), connector);
  }

  int confirmed() {
    return confirmed;
  }

  int faults() {
    return connector.faults();
  }

  int crashes() {
    return crashes;
  }

  void run() throws IOException {
    try {
      for (int step = 0; step < STEPS; step++) {
        connector.setFaulty(random.nextInt(4) > 0);
        switch (random.nextInt(20)) {
          case 0 -> crash();
          case 1 -> reopen();
          default -> append(random.nextInt(TABLES));
        }
      }
      connector.setFaulty(false);
      for (int table = 0; table < TABLES; table++) appendConfirmed(table);
      reopen();
      for (int table = 0; table < TABLES; table++) compare(table);
    } finally {
      log.close();
    }
    var verification = LogVerification.of(folder.resolve("log.db"));
    if (!verification.isIntact()) throw new IllegalStateException(verification.lines().toString());
  }

  private void append(int table) {
    var entries = newEntries();
    try {
      require(write(table, entries) == Log.AppendResult.APPENDED, "unexpected conflict");
      confirmed++;
      expected.get(table).addAll(entries);
    } catch (StoreException _) {
      adopt(table, entries);
    }
  }

  /// Finds out whether the entries of a failed append are in the log. The result of the next append
  /// shows whether the entries are in the log.
  private void adopt(int table, List<Entry> unknown) {
    connector.setFaulty(false);
    var probe = newEntries();
    if (write(table, probe) == Log.AppendResult.APPENDED) {
      confirmed++;
      expected.get(table).addAll(probe);
    } else expected.get(table).addAll(unknown);
    compare(table);
  }

  private void appendConfirmed(int table) {
    var entries = newEntries();
    require(write(table, entries) == Log.AppendResult.APPENDED, "the log does not recover");
    confirmed++;
    expected.get(table).addAll(entries);
  }

  private Log.AppendResult write(int table, List<Entry> entries) {
    var id = id(table);
    var summary =
        new TableSummary(
            id, id.text(), GameKind.CATAN, TableSummary.Status.RUNNING, List.of(), 4, false, 1);
    return log.appendAndWait(id, expected.get(table).size(), entries, summary);
  }

  private static TableId id(int table) {
    return new TableId("table " + table);
  }

  private List<Entry> newEntries() {
    var entries = new ArrayList<Entry>();
    for (int i = 0; i <= random.nextInt(3); i++)
      entries.add(
          new Entry.Chatted(
              OptionalInt.of(random.nextInt(1_000)), "x".repeat(random.nextInt(MAX_TEXT))));
    return entries;
  }

  private void reopen() {
    connector.setFaulty(false);
    log.close();
    log = open();
  }

  /// Simulates a crash: continues with copies of the files in which the last append is only partly
  /// written.
  private void crash() throws IOException {
    connector.setFaulty(false);
    var wal = folder.resolve("log.db-wal");
    int table = random.nextInt(TABLES);
    var entries = newEntries();
    long before = Files.size(wal);
    require(write(table, entries) == Log.AppendResult.APPENDED, "unexpected conflict");
    long after = Files.size(wal);
    expected.get(table).addAll(entries);
    if (after <= before) return;
    var next = Files.createDirectories(folder.resolveSibling("" + ++crashes));
    for (var name : List.of("log.db", "log.db-wal"))
      Files.copy(folder.resolve(name), next.resolve(name));
    tear(next.resolve("log.db-wal"), before, after);
    log.close();
    folder = next;
    log = open();
    int size = expected.get(table).size();
    if (log.read(id(table), 0).size() < size)
      expected.get(table).subList(size - entries.size(), size).clear();
    for (int i = 0; i < TABLES; i++) compare(i);
  }

  private void tear(Path wal, long before, long after) throws IOException {
    try (var file = new RandomAccessFile(wal.toFile(), "rw")) {
      long place = before + random.nextLong(after - before);
      if (random.nextBoolean()) file.setLength(place);
      else {
        file.seek(place);
        file.write(new byte[(int) Math.min(512, after - place)]);
      }
    }
  }

  private void compare(int table) {
    require(
        log.read(id(table), 0).equals(expected.get(table)),
        "the log of table " + table + " differs from the confirmed appends");
  }

  private static void require(boolean condition, String violation) {
    if (!condition) throw new IllegalStateException(violation);
  }
}
