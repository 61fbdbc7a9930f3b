package spieltisch.host;

import java.util.List;
import spieltisch.table.Notice;

/// Receives the notices of a table for one viewer. Calls come one at a time, in the order of the
/// log, and must not block.
@FunctionalInterface
public interface TableListener {
  /// Receives the notices of one entry.
  ///
  /// @param version the version of the table after the entry
  void onNotices(long version, List<Notice> notices);

  /// The member has returned through another connection. No further notices follow.
  default void onReplaced() {}
}
