package spieltisch.edge.http;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.List;
import java.util.Optional;
import spieltisch.edge.config.OptionWords;
import spieltisch.table.DisconnectPolicy;
import spieltisch.table.TableOptions;
import spieltisch.table.TimeControl;
import spieltisch.table.game.GameKind;
import spieltisch.torres.Variant;

/// The parsed body of a request to open a table.
sealed interface TableRequest {
  /// A request that can be carried out.
  record Valid(Optional<String> name, TableOptions options, List<String> bots)
      implements TableRequest {}

  /// A request with an error. The error is explained in German and English.
  record Invalid(String german, String english) implements TableRequest {}

  /// Returns table options in the JSON format of the request, without the password.
  static JsonObject toJson(TableOptions options) {
    var json =
        new JsonObject()
            .put("game", OptionWords.word(options.game()))
            .put("players", new JsonArray().add(options.fewest()).add(options.most()))
            .put("spectators", options.spectators())
            .put("loss", word(options.loss()))
            .put("clock", clockJson(options.clock()));
    options.boardSeed().ifPresent(seed -> json.put("boardSeed", seed));
    if (options.game() == GameKind.CATAN)
      json.put("variant", options.catan().variant().word())
          .put("victoryPoints", options.catan().victoryPoints())
          .put("dice", OptionWords.word(options.catan().dice()))
          .put("bank", options.catan().bank())
          .put("desert", OptionWords.word(options.catan().desert()))
          .put("shortage", OptionWords.word(options.catan().shortage()))
          .put("harbours", OptionWords.word(options.catan().harbours()))
          .put("invention", OptionWords.word(options.catan().invention()));
    else
      json.put(
          "torresVariants",
          new JsonArray(options.torres().variants().stream().map(Variant::word).toList()));
    return json;
  }

  private static String word(DisconnectPolicy policy) {
    return switch (policy) {
      case ENDS_THE_GAME -> "ends";
      case IS_COVERED -> "covered";
      case PASSES_HIS_TURNS -> "passes";
    };
  }

  private static JsonObject clockJson(TimeControl clock) {
    return new JsonObject()
        .put("turn", clock.turn())
        .put("increment", clock.increment())
        .put("discard", clock.discard());
  }

  static TableRequest parse(Optional<JsonObject> body) {
    if (body.isEmpty())
      return new Invalid("Erwartet wird ein JSON-Objekt.", "A JSON object is expected.");
    try {
      return new TableOptionsReader(body.get()).read();
    } catch (TableOptionsReader.InvalidOption e) {
      return e.toRequest();
    }
  }
}
