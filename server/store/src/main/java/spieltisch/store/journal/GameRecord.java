package spieltisch.store.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.store.StoreException;
import spieltisch.table.Entry;
import spieltisch.table.Table;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The journal of a game, as it was read from somewhere.
///
/// @param pledge the hash of the seed that was published, where the source tells it
public record GameRecord(String id, Optional<String> pledge, List<Entry> entries) {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final EntryCodec CODEC = new EntryCodec();

  /// Reads what `GET /api/v1/games/ID` and `export` give, or a file with one entry a line.
  public static GameRecord parse(String name, String text) {
    try {
      var first = text.lines().findFirst().orElse("");
      boolean isJournal = first.startsWith("{\"is\":");
      return isJournal ? ofLines(name, text) : ofForm(name, JSON.readTree(text));
    } catch (JacksonException | StoreException | IllegalStateException e) {
      throw new StoreException(name + " is no journal of a game: " + shortened(e));
    }
  }

  private static String shortened(Exception e) {
    var sentence = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return sentence.length() > 200 ? sentence.substring(0, 200) + " …" : sentence;
  }

  private static GameRecord ofLines(String name, String text) {
    var entries = text.lines().filter(line -> !line.isBlank()).map(CODEC::read).toList();
    return new GameRecord(name, Optional.empty(), entries);
  }

  private static GameRecord ofForm(String name, JsonNode form) {
    var list = form.get("entries");
    if (list == null || list.isEmpty()) throw new IllegalStateException("it has no entries");
    var entries = new ArrayList<Entry>();
    for (var entry : list) entries.add(CODEC.read(entry.toString()));
    return new GameRecord(
        name, Optional.ofNullable(form.get("commitment")).map(JsonNode::asString), entries);
  }

  public boolean isOver() {
    try {
      return Table.of(entries).isOver();
    } catch (RuntimeException _) {
      // Whoever wrote something impossible into it shall hear so from the audit.
      return true;
    }
  }

  /// As `GET /api/v1/games/ID` gives it, with what is needed to check and to replay.
  public String export() {
    var form = JSON.createObjectNode();
    form.put("id", id);
    for (var entry : entries)
      if (entry instanceof Entry.Started started) {
        form.put("commitment", started.seed().commitment());
        form.put("seed", started.seed().hex());
      }
    var list = form.putArray("entries");
    for (var entry : entries) list.add(tree(entry));
    return form.toString() + "\n";
  }

  /// An entry in the journal's own words.
  public static JsonNode tree(Entry entry) {
    return JSON.readTree(CODEC.write(entry));
  }
}
