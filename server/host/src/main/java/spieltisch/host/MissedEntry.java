package spieltisch.host;

import java.util.List;
import spieltisch.table.Notice;

/// The notices about an entry that a client missed while it was disconnected.
///
/// @param version the version of the table after the entry
public record MissedEntry(long version, List<Notice> notices) {
  public MissedEntry {
    notices = List.copyOf(notices);
  }
}
