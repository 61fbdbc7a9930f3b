package spieltisch.table.entry;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The entries of a journal without effect on the game: placements that were taken back.
public final class UndoneEntries {
  private UndoneEntries() {}

  /// Returns the versions of the placements that were taken back, and of the entries that took them
  /// back. The table has a version after each entry, beginning with 1.
  ///
  /// @param before the number of entries of the journal before the given ones
  public static Set<Long> versions(long before, List<Entry> entries) {
    var versions = new HashSet<Long>();
    for (int i = 0; i < entries.size(); i++)
      if (entries.get(i) instanceof Entry.Undone undone) {
        versions.add(undone.placement());
        versions.add(before + i + 1);
      }
    return Set.copyOf(versions);
  }
}
