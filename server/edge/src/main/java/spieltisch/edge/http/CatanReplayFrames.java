package spieltisch.edge.http;

import io.vertx.core.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import spieltisch.edge.session.EncodeCache;
import spieltisch.edge.session.SiedlerNotifier;
import spieltisch.kernel.Viewer;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.member.Member;

/// A game of Catan in messages of protocol 1.0, from the first guest to the end.
///
/// Who sees everything is nobody at the table: his story is put together of what each player was
/// told. All hear of the same things in the same order, only with more or less in them, and each
/// knows most about himself; so of every message the version is taken that was told to the player
/// whom it is about.
record CatanReplayFrames(List<Line> lines) {
  /// One message, and after how many entries it was told.
  record Line(long version, JsonObject message) {}

  private static final int SPECTATOR = 0;

  /// What a spectator was told.
  static CatanReplayFrames ofTheOpen(List<Entry> entries) {
    return told(entries, List.of(SPECTATOR));
  }

  /// What all players together were told.
  static CatanReplayFrames ofEverything(List<Entry> entries) {
    var listeners = new ArrayList<Integer>(List.of(SPECTATOR));
    Table.of(entries).members().stream().map(Member::id).forEach(listeners::add);
    return told(entries, listeners);
  }

  private static CatanReplayFrames told(List<Entry> entries, List<Integer> listeners) {
    var lines = new ArrayList<Line>();
    var table = Table.opened((Entry.Opened) entries.getFirst());
    var ears = new ArrayList<Ear>();
    for (int id : listeners) ears.add(new Ear(id, table));
    for (var entry : entries.subList(1, entries.size())) {
      table = table.after(entry);
      for (var ear : ears) ear.hear(entry, table);
      for (var message : together(ears)) lines.add(new Line(table.version(), message));
    }
    return new CatanReplayFrames(lines);
  }

  /// The messages about one entry: the spectator's, with what each player heard of himself in the
  /// place of what was hidden, or between, where the others heard nothing.
  private static List<JsonObject> together(List<Ear> ears) {
    var messages = new ArrayList<JsonObject>(ears.getFirst().heard);
    for (var ear : ears.subList(1, ears.size())) weave(ear, messages);
    return messages;
  }

  private static void weave(Ear ear, List<JsonObject> messages) {
    int place = 0;
    for (var own : ear.heard) {
      boolean isAbout = subject(own) == ear.id;
      int same = place;
      while (same < messages.size() && !isSame(own, messages.get(same))) same++;
      if (same < messages.size()) {
        if (isAbout) messages.set(same, own);
        place = same + 1;
      } else if (isAbout) messages.add(place++, own);
    }
  }

  private static boolean isSame(JsonObject own, JsonObject other) {
    return own.fieldNames().equals(other.fieldNames()) && subject(own) == subject(other);
  }

  /// Whom a message is about; the spectator if nobody.
  private static int subject(JsonObject message) {
    var content = message.getValue(message.fieldNames().iterator().next());
    if (!(content instanceof JsonObject fields)) return SPECTATOR;
    return switch (fields.getValue("Spieler")) {
      case Integer id -> id;
      case JsonObject player -> player.getInteger("id", SPECTATOR);
      case null, default -> SPECTATOR;
    };
  }

  /// One who listens from the beginning.
  private static final class Ear {
    private final int id;
    private final SiedlerNotifier teller;
    private List<JsonObject> heard = new ArrayList<>();

    Ear(int id, Table table) {
      this.id = id;
      teller =
          new SiedlerNotifier(
              id,
              table.sight(Viewer.spectator()),
              Optional.empty(),
              new EncodeCache()
                  .sender(Dialect.V1_0, Set.of(), said -> heard.add(new JsonObject(said.text()))),
              new LobbyMessages(Dialect.V1_0, ""));
    }

    void hear(Entry entry, Table after) {
      heard = new ArrayList<>();
      teller.told(after.version(), Notice.of(entry, after, after.viewer(id)));
    }
  }
}
