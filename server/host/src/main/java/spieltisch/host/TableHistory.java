package spieltisch.host;

import java.util.List;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.Entry;
import spieltisch.table.Table;

/// A table with all its entries.
public record TableHistory(Table table, List<Entry> entries) {
  private static final EntryCodec CODEC = new EntryCodec();

  public TableHistory {
    entries = List.copyOf(entries);
  }

  /// The entries in their stored form.
  public List<String> texts() {
    return entries.stream().map(CODEC::write).toList();
  }
}
