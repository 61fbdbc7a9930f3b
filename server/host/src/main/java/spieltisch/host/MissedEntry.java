package spieltisch.host;

import java.util.List;
import spieltisch.table.Notice;

/// One entry that somebody has not heard of while he was away.
public record MissedEntry(long version, List<Notice> notices) {
  public MissedEntry {
    notices = List.copyOf(notices);
  }
}
