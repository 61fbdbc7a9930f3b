package spieltisch.host;

import java.util.List;
import spieltisch.store.journal.EntryCodec;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.entry.PublishedEntry;

/// A table with all its entries.
public record TableHistory(Table table, List<Entry> entries) {
  private static final EntryCodec CODEC = new EntryCodec();

  public TableHistory {
    entries = List.copyOf(entries);
  }

  /// Returns the entries in their stored form, without the details that [PublishedEntry] omits. The
  /// entries contain the seeds, so only a finished game may be published.
  public List<String> publishedTexts() {
    return PublishedEntry.all(entries).stream().map(CODEC::write).toList();
  }
}
