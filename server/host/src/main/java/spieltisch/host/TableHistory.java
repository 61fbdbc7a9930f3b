package spieltisch.host;

import java.util.List;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.Entry;
import spieltisch.table.Table;

/// All that happened at a table, and how it stands.
public record TableHistory(Table table, List<Entry> entries) {
  private static final EntryCodec CODEC = new EntryCodec();

  public TableHistory {
    entries = List.copyOf(entries);
  }

  /// The entries as they stand in the log.
  public List<String> texts() {
    return entries.stream().map(CODEC::write).toList();
  }
}
