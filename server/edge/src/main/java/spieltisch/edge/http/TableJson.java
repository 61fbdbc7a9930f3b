package spieltisch.edge.http;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.Locale;
import spieltisch.store.TableSummary;
import spieltisch.table.member.Members;

/// The summary of a table as JSON, for the lobby and for the list of finished games.
final class TableJson {
  private TableJson() {}

  static JsonObject of(TableSummary summary) {
    var json =
        new JsonObject()
            .put("id", summary.id().text())
            .put("name", summary.name())
            .put("game", word(summary.game()))
            .put("status", word(summary.status()))
            .put("players", new JsonArray(summary.players()))
            .put("seats", summary.most())
            .put("password", summary.hasPassword())
            .put("bots", summary.details().bots())
            .put("spectators", summary.details().spectators())
            .put("rules", rules(summary));
    if (summary.started() > 0) json.put("started", summary.started());
    if (summary.ended() > 0)
      json.put("ended", summary.ended()).put("winners", new JsonArray(summary.details().winners()));
    return json;
  }

  /// Returns the players of a table with what a waiting room shows of them.
  static JsonArray members(Members members) {
    var list = new JsonArray();
    for (var player : members.players()) {
      var json = new JsonObject().put("id", player.id());
      player.name().ifPresent(name -> json.put("name", name));
      player.bot().ifPresent(level -> json.put("bot", level));
      if (members.host().filter(player::equals).isPresent()) json.put("host", true);
      list.add(json);
    }
    return list;
  }

  private static JsonObject rules(TableSummary summary) {
    var rules = new JsonObject().put("turn", summary.details().turn());
    if (!summary.details().variant().isEmpty())
      rules
          .put("variant", summary.details().variant())
          .put("victoryPoints", summary.details().victoryPoints());
    return rules;
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
