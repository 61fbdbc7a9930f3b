package spieltisch.host;

import java.util.List;
import spieltisch.table.Notice;

/// Receives the notices of a table for one viewer. The calls come one at a time, in the order of
/// the log. The methods must not block.
@FunctionalInterface
public interface TableListener {
  /// Receives the notices about one entry.
  ///
  /// @param version the version of the table after the entry
  void onNotices(long version, List<Notice> notices);

  /// The log has failed and works again. A request that could not be saved may be repeated now.
  default void onSavingAgain() {}

  /// The member has returned through another connection. This listener receives no further notices.
  default void onReplaced() {}
}
