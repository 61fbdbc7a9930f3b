package spieltisch.store.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.store.StoreException;
import spieltisch.table.Table;
import spieltisch.table.chance.Seed;
import spieltisch.table.chance.SeedCommitment;
import spieltisch.table.entry.Entry;
import spieltisch.table.entry.PublishedEntry;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The journal of one game, read from the log, a file or the HTTP API.
///
/// @param commitment the published hash of the seed; empty if the source does not contain it
public record GameRecord(String id, Optional<String> commitment, List<Entry> entries) {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final EntryCodec CODEC = new EntryCodec();

  /// Parses the output of `GET /api/v1/games/ID`, the output of `export`, or a text with one entry
  /// per line.
  public static GameRecord parse(String name, String text) {
    try {
      var first = text.lines().findFirst().orElse("");
      boolean isJournal = first.startsWith("{\"is\":");
      return isJournal ? parseLines(name, text) : parseObject(name, JSON.readTree(text));
    } catch (JacksonException | StoreException | IllegalStateException e) {
      throw new StoreException(name + " is not a game journal: " + shortened(e));
    }
  }

  private static String shortened(Exception e) {
    var sentence = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return sentence.length() > 200 ? sentence.substring(0, 200) + " …" : sentence;
  }

  private static GameRecord parseLines(String name, String text) {
    var entries = text.lines().filter(line -> !line.isBlank()).map(CODEC::read).toList();
    return new GameRecord(name, Optional.empty(), entries);
  }

  private static GameRecord parseObject(String name, JsonNode object) {
    var list = object.get("entries");
    if (list == null || list.isEmpty()) throw new IllegalStateException("no entries");
    var entries = new ArrayList<Entry>();
    for (var entry : list) entries.add(CODEC.read(entry.toString()));
    return new GameRecord(
        name, Optional.ofNullable(object.get("commitment")).map(JsonNode::asString), entries);
  }

  /// Returns whether the game has ended. A journal with impossible entries counts as ended.
  public boolean isOver() {
    try {
      return Table.of(entries).isOver();
    } catch (RuntimeException _) {
      // The verifier reports impossible entries, so no error is thrown here.
      return true;
    }
  }

  /// Returns the part of `GET /api/v1/games/ID` that is needed for verification and replay. The
  /// text omits the details that [PublishedEntry] omits.
  public String export() {
    var json = JSON.createObjectNode();
    json.put("id", id);
    publishedSeed()
        .ifPresent(
            seed -> json.put("commitment", SeedCommitment.of(seed).hex()).put("seed", seed.hex()));
    var list = json.putArray("entries");
    for (var entry : PublishedEntry.all(entries)) list.add(toJson(entry));
    return json.toString() + "\n";
  }

  /// Returns the seed whose hash is the commitment; empty if the game never began.
  private Optional<Seed> publishedSeed() {
    var server = Optional.<Seed>empty();
    for (var entry : entries) {
      if (entry instanceof Entry.Opened opened) server = opened.seed();
      if (entry instanceof Entry.Started started)
        return server.or(() -> Optional.of(started.seed()));
    }
    return Optional.empty();
  }

  /// Returns an entry in the journal's JSON format.
  public static JsonNode toJson(Entry entry) {
    return JSON.readTree(CODEC.write(entry));
  }
}
