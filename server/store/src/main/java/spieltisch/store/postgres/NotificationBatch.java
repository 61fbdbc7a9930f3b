package spieltisch.store.postgres;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Pattern;
import spieltisch.store.PendingAppend;
import spieltisch.store.TableId;

/// The text of a notification about new entries: the id of a table, its new version, the next id
/// and so on, separated by spaces.
final class NotificationBatch {
  // PostgreSQL refuses texts of 8,000 bytes and more. Ids consist of ASCII characters.
  private static final int MAX_LENGTH = 7_500;
  private static final Pattern VERSION = Pattern.compile("\\d{1,18}");

  /// A table that has new entries.
  ///
  /// @param version the number of the table's entries
  record Item(TableId table, long version) {}

  private NotificationBatch() {}

  /// Returns the notification texts for all appends. Each table appears once, with the last version
  /// of the table.
  static List<String> payloads(List<PendingAppend> appends) {
    var versions = new LinkedHashMap<String, Long>();
    for (var append : appends)
      versions.merge(append.table().text(), append.newVersion(), Long::max);
    var payloads = new ArrayList<String>();
    var text = new StringBuilder();
    for (var table : versions.entrySet()) {
      var item = table.getKey() + " " + table.getValue();
      if (text.length() + 1 + item.length() > MAX_LENGTH) {
        payloads.add(text.toString());
        text.setLength(0);
      }
      if (!text.isEmpty()) text.append(' ');
      text.append(item);
    }
    if (!text.isEmpty()) payloads.add(text.toString());
    return payloads;
  }

  /// Reads the text of a notification. Parts that a later version may have added are ignored.
  static List<Item> read(String payload) {
    var words = List.of(payload.split(" ", -1));
    var items = new ArrayList<Item>();
    for (int i = 0; i + 1 < words.size(); i += 2)
      if (VERSION.matcher(words.get(i + 1)).matches())
        items.add(new Item(new TableId(words.get(i)), Long.parseLong(words.get(i + 1))));
    return items;
  }
}
