package spieltisch.store.sqlite;

import java.nio.file.Path;

/// What an inspection of a write-ahead log found.
///
/// @param frames the number of frames in the file
/// @param badFrame the first damaged frame, from 1; 0 for the header
record WalState(Kind kind, int frames, int badFrame) {
  static final WalState INTACT = new WalState(Kind.INTACT, 0, 0);

  enum Kind {
    /// No damage, or only an unfinished transaction at the end.
    INTACT,
    /// Single bytes were wrong and could be computed from the checksums.
    REPAIRED,
    /// One transaction cannot be read. It is the last one, so it may be unfinished.
    UNFINISHED,
    /// Committed transactions follow after the damage.
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
