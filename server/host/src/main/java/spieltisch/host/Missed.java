package spieltisch.host;

import java.util.List;
import spieltisch.table.Notice;

/// One entry that somebody has not heard of while he was away.
public record Missed(long version, List<Notice> notices) {
  public Missed {
    notices = List.copyOf(notices);
  }
}
