package spieltisch.host;

import java.util.List;
import spieltisch.table.Notice;

/// Somebody who follows a table. Calls come one after another, in the order of the log, and must
/// not block.
@FunctionalInterface
public interface TableListener {
  /// What one entry of the log means to this viewer.
  ///
  /// @param version the version of the table with that entry
  void told(long version, List<Notice> notices);
}
