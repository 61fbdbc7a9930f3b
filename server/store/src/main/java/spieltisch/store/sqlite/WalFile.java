package spieltisch.store.sqlite;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;

/// The bytes of a SQLite write-ahead log. The file consists of a header and of frames with one page
/// each. The checksum of a frame covers the checksum of the previous frame, so SQLite ignores
/// everything after the first wrong checksum. SQLite reuses the file from its beginning and then
/// writes new random numbers, called salts, into the header. Frames with the salts of the header
/// belong to the current generation; frames with other salts are older.
/// `sqlite.org/fileformat2.html` describes the format.
final class WalFile {
  static final int HEADER_BYTES = 32;
  static final int FRAME_HEADER_BYTES = 24;
  private static final int MAGIC = 0x377f0682;
  private static final int CHECKED_HEADER_BYTES = 24;
  private static final int CHECKED_FRAME_HEADER_BYTES = 8;
  private static final int SALT_OFFSET = 8;
  private static final int CHECKSUM_OFFSET = 16;

  private final ByteBuffer bytes;

  /// A checksum, which consists of two sums modulo 2^32.
  record Sums(int first, int second) {
    static final Sums ZERO = new Sums(0, 0);
  }

  /// @param bytes the content of the file. The `set` methods change these bytes.
  WalFile(ByteBuffer bytes) {
    this.bytes = bytes;
  }

  /// Returns the path of the write-ahead log of a database file.
  static Path path(Path file) {
    return file.resolveSibling(file.getFileName() + "-wal");
  }

  ByteBuffer bytes() {
    return bytes;
  }

  boolean isEmpty() {
    return bytes.capacity() < HEADER_BYTES;
  }

  boolean isHeaderIntact() {
    return (bytes.getInt(0) & ~1) == MAGIC && headerSums().equals(sumsAt(CHECKED_HEADER_BYTES));
  }

  private Sums headerSums() {
    return sums(Sums.ZERO, 0, CHECKED_HEADER_BYTES);
  }

  /// Returns the page size from the header, or 4096 if the header's value is impossible.
  int pageSize() {
    int size = bytes.getInt(8);
    return size >= 512 && size <= 65536 && Integer.bitCount(size) == 1 ? size : 4096;
  }

  int frames() {
    return (bytes.capacity() - HEADER_BYTES) / frameBytes();
  }

  int frameBytes() {
    return FRAME_HEADER_BYTES + pageSize();
  }

  /// Returns the position of a frame in the file. Frames are numbered from 0.
  int offset(int frame) {
    return HEADER_BYTES + frame * frameBytes();
  }

  /// Returns whether the frame is a commit frame, which ends a transaction.
  boolean isCommit(int frame) {
    return bytes.getInt(offset(frame) + 4) != 0;
  }

  /// Returns whether another frame belongs to the current generation and holds a version of the
  /// same page as this frame.
  boolean isSamePage(int frame, int other) {
    return hasCurrentSalts(other) && bytes.getInt(offset(frame)) == bytes.getInt(offset(other));
  }

  long salts(int frame) {
    return bytes.getLong(offset(frame) + SALT_OFFSET);
  }

  void setSalts(int frame, long salts) {
    bytes.putLong(offset(frame) + SALT_OFFSET, salts);
  }

  long headerSalts() {
    return bytes.getLong(16);
  }

  boolean hasCurrentSalts(int frame) {
    return salts(frame) == headerSalts();
  }

  /// Returns the checksum that is stored with a frame; for frame -1, the checksum of the header.
  Sums storedSums(int frame) {
    return sumsAt(frame < 0 ? CHECKED_HEADER_BYTES : offset(frame) + CHECKSUM_OFFSET);
  }

  void setStoredSums(int frame, Sums sums) {
    bytes.putInt(offset(frame) + CHECKSUM_OFFSET, sums.first());
    bytes.putInt(offset(frame) + CHECKSUM_OFFSET + 4, sums.second());
  }

  private Sums sumsAt(int offset) {
    return new Sums(bytes.getInt(offset), bytes.getInt(offset + 4));
  }

  /// Computes the checksum of a frame from the stored checksum of the previous frame.
  Sums computedSums(int frame) {
    int start = offset(frame);
    var afterHeader = sums(storedSums(frame - 1), start, CHECKED_FRAME_HEADER_BYTES);
    return sums(afterHeader, start + FRAME_HEADER_BYTES, pageSize());
  }

  /// Returns whether a frame belongs to the current generation and its checksum follows from the
  /// previous frame.
  boolean isLinked(int frame) {
    return hasCurrentSalts(frame) && computedSums(frame).equals(storedSums(frame));
  }

  ByteOrder order() {
    return (bytes.getInt(0) & 1) == 1 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
  }

  /// Returns the positions of the 4-byte words that the checksum of a frame covers.
  int[] checkedWords(int frame) {
    var words = new int[(CHECKED_FRAME_HEADER_BYTES + pageSize()) / 4];
    for (int i = 0; i < words.length; i++)
      words[i] = offset(frame) + 4 * i + (i < 2 ? 0 : FRAME_HEADER_BYTES - 8);
    return words;
  }

  private Sums sums(Sums start, int offset, int length) {
    boolean isBig = order() == ByteOrder.BIG_ENDIAN;
    int first = start.first();
    int second = start.second();
    for (int at = offset; at < offset + length; at += 8) {
      int a = bytes.getInt(at);
      int b = bytes.getInt(at + 4);
      first += (isBig ? a : Integer.reverseBytes(a)) + second;
      second += (isBig ? b : Integer.reverseBytes(b)) + first;
    }
    return new Sums(first, second);
  }
}
