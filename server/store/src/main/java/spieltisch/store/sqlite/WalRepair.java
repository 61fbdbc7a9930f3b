package spieltisch.store.sqlite;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import spieltisch.store.StoreException;

/// Finds damage in a write-ahead log before SQLite opens the file. SQLite itself silently ignores
/// all frames after a damaged frame.
///
/// Single wrong bytes are corrected. After a crash the last transaction may be incomplete, which is
/// normal. Every transaction is synced before the next transaction begins. Therefore two
/// consecutive commits after a bad frame prove that the file is damaged.
final class WalRepair {
  private static final Logger LOGGER = LoggerFactory.getLogger(WalRepair.class);

  // A write-ahead log above this size is not inspected. The usual size is 16 MB.
  private static final long MAX_BYTES = 1L << 29;

  private final WalFile wal;
  private boolean isChanged;

  private record ByteChange(int offset, byte value) {}

  private WalRepair(ByteBuffer bytes) {
    wal = new WalFile(bytes);
  }

  /// Corrects single wrong bytes in the write-ahead log of a database file. If the log is damaged,
  /// copies of the files are kept.
  ///
  /// @throws StoreException if the damage cannot be corrected and committed transactions would be
  ///   lost
  static void repairIfDamaged(Path file) {
    var path = WalFile.path(file);
    if (!Files.exists(path)) return;
    try {
      var bytes = read(path);
      var state = new WalRepair(bytes).inspect();
      if (state.kind() == WalState.Kind.INTACT) return;
      var copies = copyFiles(file);
      var sentence = state.sentence(file) + "; copies of the files are in " + copies;
      if (state.isDamaged()) throw new StoreException(sentence);
      LOGGER.warn("write-ahead log damaged: {}", sentence);
      if (state.kind() == WalState.Kind.REPAIRED) write(path, bytes);
    } catch (IOException e) {
      throw new StoreException("cannot read or copy the file " + path + ": " + e.getMessage(), e);
    }
  }

  /// Inspects the write-ahead log of a database file without changing the log.
  static WalState inspect(Path file) {
    var path = WalFile.path(file);
    if (!Files.exists(path)) return WalState.INTACT;
    try {
      return new WalRepair(read(path)).inspect();
    } catch (IOException e) {
      throw new StoreException("cannot read the file " + path + ": " + e.getMessage(), e);
    }
  }

  private static ByteBuffer read(Path path) throws IOException {
    if (Files.size(path) <= MAX_BYTES) return ByteBuffer.wrap(Files.readAllBytes(path));
    LOGGER.warn("write-ahead log is too large to be inspected file={}", path);
    return ByteBuffer.allocate(0);
  }

  private static void write(Path path, ByteBuffer bytes) throws IOException {
    try (var channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
      var rest = bytes.duplicate().clear();
      while (rest.hasRemaining()) channel.write(rest);
      channel.force(true);
    }
  }

  /// Copies the damaged files to a folder and returns the folder. The folder's name depends on the
  /// content of the write-ahead log, so repeated starts of the server make only one copy.
  private static Path copyFiles(Path file) throws IOException {
    var content = new CRC32C();
    content.update(Files.readAllBytes(WalFile.path(file)));
    var name = file.getFileName().toString();
    var folder = file.resolveSibling("%s-damaged-%08x".formatted(name, content.getValue()));
    if (Files.exists(folder)) return folder;
    var unfinished = file.resolveSibling(folder.getFileName() + ".part");
    Files.createDirectories(unfinished);
    for (var suffix : List.of("", "-wal", "-shm")) {
      var source = file.resolveSibling(name + suffix);
      var target = unfinished.resolve(name + suffix);
      Files.deleteIfExists(target);
      if (Files.exists(source)) Files.copy(source, target);
    }
    return Files.move(unfinished, folder);
  }

  private WalState inspect() {
    if (wal.isEmpty()) return WalState.INTACT;
    if (!wal.isHeaderIntact() && !repairHeader())
      return new WalState(afterBadFrame(-1), wal.frames(), 0);
    int firstRepaired = isChanged ? 0 : -1;
    for (int frame = 0; frame < wal.frames(); frame++) {
      if (wal.isLinked(frame)) continue;
      if (!repairFrame(frame)) {
        var kind = afterBadFrame(frame);
        if (kind != WalState.Kind.INTACT) return new WalState(kind, wal.frames(), frame + 1);
        break;
      }
      if (firstRepaired < 0) firstRepaired = frame + 1;
    }
    return isChanged
        ? new WalState(WalState.Kind.REPAIRED, wal.frames(), firstRepaired)
        : WalState.INTACT;
  }

  /// Looks for commits after a frame that cannot be read. Frames of a rolled-back transaction may
  /// also follow the unreadable frame, but they contain at most one commit.
  private WalState.Kind afterBadFrame(int bad) {
    var kind = WalState.Kind.INTACT;
    int commits = 0;
    for (int frame = bad + 1; frame < wal.frames(); frame++) {
      boolean isLinked =
          frame > 0
              && wal.salts(frame) == wal.salts(frame - 1)
              && (bad < 0 || wal.hasCurrentSalts(frame))
              && wal.computedSums(frame).equals(wal.storedSums(frame));
      if (!isLinked) commits = 0;
      else {
        if (commits == 0 && wal.isCommit(frame - 1)) commits = 1;
        if (wal.isCommit(frame)) commits++;
      }
      if (isLinked && commits > 1) return WalState.Kind.DAMAGED;
      if (isLinked && wal.isCommit(frame)) kind = WalState.Kind.UNFINISHED;
    }
    return kind;
  }

  /// Corrects one wrong byte of the header by trying every value of every byte. A correction counts
  /// only if the checksum of the first frame follows from the header.
  private boolean repairHeader() {
    var bytes = wal.bytes();
    var found = new ArrayList<ByteChange>();
    for (int at = 0; at < WalFile.HEADER_BYTES; at++) {
      byte original = bytes.get(at);
      for (int value = 0; value < 256; value++) {
        bytes.put(at, (byte) value);
        if (wal.isHeaderIntact() && (wal.frames() == 0 || wal.isLinked(0)))
          found.add(new ByteChange(at, (byte) value));
      }
      bytes.put(at, original);
    }
    isChanged = applyOnly(found);
    return isChanged;
  }

  private boolean applyOnly(List<ByteChange> found) {
    if (found.size() != 1) return false;
    wal.bytes().put(found.getFirst().offset(), found.getFirst().value());
    return true;
  }

  private boolean repairFrame(int frame) {
    long salts = wal.salts(frame);
    if (!wal.hasCurrentSalts(frame)) {
      if (differentBytes(salts, wal.headerSalts()) != 1) return false;
      wal.setSalts(frame, wal.headerSalts());
    }
    boolean isFollowed = frame + 1 < wal.frames() && wal.isLinked(frame + 1);
    if (wal.isLinked(frame) || repairByte(frame) || !isFollowed && repairSums(frame)) {
      isChanged = true;
      return true;
    }
    wal.setSalts(frame, salts);
    return false;
  }

  private static int differentBytes(long one, long other) {
    int count = 0;
    for (long rest = one ^ other; rest != 0; rest >>>= 8) if ((rest & 0xff) != 0) count++;
    return count;
  }

  /// Corrects the stored checksum of a frame if one byte of the checksum is wrong. The correction
  /// is undone if the checksum of the next frame does not follow from it.
  private boolean repairSums(int frame) {
    var computed = wal.computedSums(frame);
    var stored = wal.storedSums(frame);
    if (differentBytes(asLong(computed), asLong(stored)) != 1) return false;
    wal.setStoredSums(frame, computed);
    boolean isLast = frame + 1 == wal.frames() || !wal.hasCurrentSalts(frame + 1);
    if (isLast || wal.isLinked(frame + 1)) return true;
    wal.setStoredSums(frame, stored);
    return false;
  }

  private static long asLong(WalFile.Sums sums) {
    return (long) sums.first() << 32 | sums.second() & 0xffff_ffffL;
  }

  /// Corrects the page or the page number of a frame if one byte is wrong. The checksum is linear.
  /// If a word is too small by `d`, each sum is too small by `d` times a factor, which depends only
  /// on the position of the word.
  private boolean repairByte(int frame) {
    var computed = wal.computedSums(frame);
    var stored = wal.storedSums(frame);
    var missing =
        new WalFile.Sums(stored.first() - computed.first(), stored.second() - computed.second());
    var words = wal.checkedWords(frame);
    var found = new ArrayList<ByteChange>();
    // The effect of adding 1 to the first sum, and of adding 1 to the second sum, on the final
    // sums. The effects include the pairs of words that follow.
    int[] ofFirst = {1, 0};
    int[] ofSecond = {0, 1};
    for (int pair = words.length - 2; pair >= 0; pair -= 2) {
      // The first word of a pair is added to both sums. The second word is added only to the second
      // sum.
      int[] ofBoth = {ofFirst[0] + ofSecond[0], ofFirst[1] + ofSecond[1]};
      collect(words[pair], ofBoth, missing, found);
      collect(words[pair + 1], ofSecond, missing, found);
      ofFirst = ofBoth;
      ofSecond = new int[] {ofBoth[0] + ofSecond[0], ofBoth[1] + ofSecond[1]};
    }
    if (found.size() > 1) found.removeIf(change -> !isPlausible(frame, change));
    return applyOnly(found);
  }

  /// Returns whether a change is likely to be the right correction. The checksum is weak, so
  /// several different changes may produce the same checksum. The right change makes the page more
  /// similar to another version of the page, or makes the page number small.
  private boolean isPlausible(int frame, ByteChange change) {
    int inFrame = change.offset() - wal.offset(frame);
    if (inFrame < WalFile.FRAME_HEADER_BYTES) return change.value() == 0;
    for (int other = frame + 1; other < wal.frames(); other++)
      if (wal.isSamePage(frame, other)) return isThere(other, inFrame, change.value());
    for (int other = frame - 1; other >= 0; other--)
      if (wal.isSamePage(frame, other)) return isThere(other, inFrame, change.value());
    return false;
  }

  private boolean isThere(int frame, int inFrame, byte value) {
    return wal.bytes().get(wal.offset(frame) + inFrame) == value;
  }

  /// Finds all changes of a single byte that correct both checksums of the frame. The byte is one
  /// of the four at this offset.
  private void collect(int offset, int[] factors, WalFile.Sums missing, List<ByteChange> found) {
    boolean isBig = wal.order() == ByteOrder.BIG_ENDIAN;
    for (int place = 0; place < 4; place++) {
      int at = offset + (isBig ? 3 - place : place);
      int current = wal.bytes().get(at) & 0xff;
      for (int value = 0; value < 256; value++) {
        int change = (value - current) << (8 * place);
        if (change != 0
            && factors[0] * change == missing.first()
            && factors[1] * change == missing.second()) found.add(new ByteChange(at, (byte) value));
      }
    }
  }
}
