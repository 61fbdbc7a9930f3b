package spieltisch.app.replay;

import java.util.ArrayList;
import spieltisch.kernel.Seat;
import spieltisch.store.journal.GameRecord;
import spieltisch.table.Entry;
import spieltisch.table.Table;
import spieltisch.table.member.Member;
import tools.jackson.databind.JsonNode;

/// What happened at a table, in a line: the words are those of the journal.
public final class EntryDescription {
  private EntryDescription() {}

  /// Describes an entry in one line.
  ///
  /// @param after the table with the entry in it
  public static String of(Table after, Entry entry) {
    return switch (entry) {
      case Entry.Acted acted -> acted(after, acted);
      case Entry.Started started ->
          "started: "
              + String.join(
                  ", ", started.opening().order().stream().map(id -> name(after, id)).toList())
              + "; pledge "
              + started.seed().commitment();
      default -> words(GameRecord.toJson(entry));
    };
  }

  private static String acted(Table table, Entry.Acted acted) {
    var form = GameRecord.toJson(acted);
    var happened = new ArrayList<String>();
    for (var event : form.get("happening").get("events"))
      happened.add(words(event.has("fact") ? event.get("fact") : event));
    var actor =
        acted.actor() == Entry.Actor.PLAYER ? "" : " (" + form.get("actor").asString() + ")";
    return name(table, acted.seat())
        + actor
        + ": "
        + words(form.get("deed").get("action"))
        + " → "
        + String.join("; ", happened);
  }

  private static String name(Table table, Seat seat) {
    return name(table, table.match().orElseThrow().order().get(seat.index()));
  }

  private static String name(Table table, int member) {
    return table.company().find(member).flatMap(Member::name).orElse("#" + member);
  }

  /// The case of a value, then its fields.
  private static String words(JsonNode form) {
    var text = new StringBuilder(form.path("is").asString(""));
    for (var field : form.properties())
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
