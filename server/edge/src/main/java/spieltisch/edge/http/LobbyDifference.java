package spieltisch.edge.http;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.List;
import java.util.Map;

/// The differences between two lists of tables.
///
/// @param changed the new and the changed tables
/// @param removed the ids of tables that are no longer in the list
record LobbyDifference(List<JsonObject> changed, List<String> removed) {
  /// @param before the earlier tables by id
  static LobbyDifference between(Map<String, JsonObject> before, Map<String, JsonObject> after) {
    return new LobbyDifference(
        after.entrySet().stream()
            .filter(table -> !table.getValue().equals(before.get(table.getKey())))
            .map(Map.Entry::getValue)
            .toList(),
        before.keySet().stream().filter(id -> !after.containsKey(id)).toList());
  }

  boolean isEmpty() {
    return changed.isEmpty() && removed.isEmpty();
  }

  /// Returns the changes as a server-sent event.
  String event() {
    var json =
        new JsonObject()
            .put("changed", new JsonArray(changed))
            .put("removed", new JsonArray(removed));
    return "event: changes\ndata: " + json.encode() + "\n\n";
  }
}
