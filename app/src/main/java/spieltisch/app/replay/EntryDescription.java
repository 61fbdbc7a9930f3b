package spieltisch.app.replay;

import java.util.ArrayList;
import spieltisch.kernel.Seat;
import spieltisch.store.journal.GameRecord;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;
import tools.jackson.databind.JsonNode;

/// Describes an entry of a table in one line, in the words of the journal.
public final class EntryDescription {
  private EntryDescription() {}

  /// Describes an entry in one line.
  ///
  /// @param after the table after the entry
  public static String of(Table after, Entry entry) {
    return switch (entry) {
      case Entry.Acted acted -> acted(after, acted);
      case Entry.Started started ->
          "started: "
              + String.join(
                  ", ", started.opening().order().stream().map(id -> name(after, id)).toList())
              + "; commitment "
              + after.commitment().orElse("");
      default -> words(GameRecord.toJson(entry));
    };
  }

  private static String acted(Table table, Entry.Acted acted) {
    var json = GameRecord.toJson(acted);
    var events = new ArrayList<String>();
    for (var event : json.get("happening").get("events"))
      events.add(words(event.has("fact") ? event.get("fact") : event));
    var actor =
        acted.actor() == Entry.Actor.PLAYER ? "" : " (" + json.get("actor").asString() + ")";
    return name(table, acted.seat())
        + actor
        + ": "
        + words(json.get("deed").get("action"))
        + " → "
        + String.join("; ", events);
  }

  private static String name(Table table, Seat seat) {
    return name(table, table.gameState().orElseThrow().order().get(seat.index()));
  }

  private static String name(Table table, int member) {
    return table.members().find(member).flatMap(Member::name).orElse("#" + member);
  }

  /// Returns the stored name of an object's type, followed by its fields.
  private static String words(JsonNode json) {
    var text = new StringBuilder(json.path("is").asString(""));
    for (var field : json.properties())
      if (!field.getKey().equals("is"))
        text.append(' ').append(field.getKey()).append(' ').append(value(field.getValue()));
    return text.toString();
  }

  private static String value(JsonNode value) {
    return value.isObject() && value.has("is")
        ? words(value)
        : value.isString() ? value.asString() : value.toString();
  }
}
