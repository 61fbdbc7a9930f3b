package spieltisch.store.sqlite;

import java.nio.file.Path;

/// The result of inspecting a write-ahead log.
///
/// @param frames the number of frames in the file
/// @param badFrame the number of the first damaged frame, counted from 1; 0 for the header
record WalState(Kind kind, int frames, int badFrame) {
  static final WalState INTACT = new WalState(Kind.INTACT, 0, 0);

  enum Kind {
    /// The write-ahead log has no damage, or only an unfinished transaction at the end.
    INTACT,
    /// Only single bytes of the write-ahead log were wrong, and these bytes were corrected in
    /// memory.
    REPAIRED,
    /// Only the last transaction cannot be read. A crash may have left this transaction unfinished.
    UNFINISHED,
    /// The header or a frame cannot be read, and committed transactions follow it. SQLite would
    /// drop these transactions.
    DAMAGED
  }

  boolean isDamaged() {
    return kind == Kind.DAMAGED;
  }

  String sentence(Path file) {
    var place = badFrame == 0 ? "its header" : "frame %d of %d".formatted(badFrame, frames);
    var wal = WalFile.path(file);
    return switch (kind) {
      case INTACT -> "the write-ahead log %s is intact".formatted(wal);
      case REPAIRED ->
          "a wrong byte in the write-ahead log %s (%s) was corrected".formatted(wal, place);
      case UNFINISHED ->
          "the last transaction in the write-ahead log %s (%s) is unfinished or damaged and is ignored"
              .formatted(wal, place);
      case DAMAGED ->
          "the write-ahead log %s is damaged (%s) and the entries after that would be lost: restore a backup of the folder, or delete that file to start without them"
              .formatted(wal, place);
    };
  }
}
