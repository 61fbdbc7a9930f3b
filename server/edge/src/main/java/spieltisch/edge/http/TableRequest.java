package spieltisch.edge.http;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import spieltisch.table.DisconnectPolicy;
import spieltisch.table.TableOptions;
import spieltisch.table.TimeControl;
import spieltisch.table.game.GameKind;

/// What somebody wants of a new table, as the body of a request says it.
sealed interface TableRequest {
  record Wish(Optional<String> name, TableOptions options, List<String> bots)
      implements TableRequest {}

  record Faulty(String german, String english) implements TableRequest {}

  /// The options of a table in the same form, without its password.
  static JsonObject form(TableOptions options) {
    var form =
        new JsonObject()
            .put("game", options.game().name().toLowerCase(Locale.ROOT))
            .put("players", new JsonArray().add(options.fewest()).add(options.most()))
            .put("spectators", options.spectators())
            .put("loss", word(options.loss()))
            .put("clock", clockForm(options.clock()));
    options.boardSeed().ifPresent(seed -> form.put("boardSeed", seed));
    if (options.game() == GameKind.CATAN)
      form.put("variant", options.catan().variant().word())
          .put("victoryPoints", options.catan().victoryPoints())
          .put("dice", options.catan().dice().name().toLowerCase(Locale.ROOT));
    return form;
  }

  private static String word(DisconnectPolicy disconnectPolicy) {
    return switch (disconnectPolicy) {
      case ENDS_THE_GAME -> "ends";
      case IS_COVERED -> "covered";
      case PASSES_HIS_TURNS -> "passes";
    };
  }

  private static JsonObject clockForm(TimeControl timeControl) {
    return new JsonObject()
        .put("turn", timeControl.turn())
        .put("increment", timeControl.increment())
        .put("discard", timeControl.discard());
  }

  static TableRequest read(Optional<JsonObject> body) {
    if (body.isEmpty())
      return new Faulty("Erwartet wird ein JSON-Objekt.", "A JSON object is expected.");
    try {
      return new TableOptionsReader(body.get()).wish();
    } catch (TableOptionsReader.InvalidOption fault) {
      return fault.answer();
    }
  }
}
