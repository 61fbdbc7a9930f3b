package spieltisch.edge.http;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.edge.config.OptionWords;
import spieltisch.table.game.GameKind;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;
import spieltisch.torres.Variant;

/// The parsed body of a request to open a table.
sealed interface TableRequest {
  /// The fields that can be changed during a game.
  List<String> PACE_FIELDS = List.of("clock", "botPause");

  /// A valid request to open a table.
  ///
  /// @param name the name of the table; empty if the server is to choose a name
  /// @param options the options without the hash of the password, because hashing is slow and a
  ///   limit may refuse the request
  /// @param bots the level of each bot that joins the new table
  record Valid(
      Optional<String> name, TableOptions options, Optional<String> password, List<String> bots)
      implements TableRequest {}

  /// An invalid request to open a table. The error is explained in German and English.
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
    options.ready().ifPresent(millis -> json.put("readySeconds", millis / 1_000));
    options.botPause().ifPresent(millis -> json.put("botPause", millis));
    options.boardSeed().ifPresent(seed -> json.put("boardSeed", seed));
    if (options.game() == GameKind.CATAN)
      json.put("variant", OptionWords.word(options.catan().variant()))
          .put("victoryPoints", options.catan().victoryPoints())
          .put("dice", OptionWords.word(options.catan().dice()))
          .put("bank", options.catan().bank())
          .put("desert", OptionWords.word(options.catan().desert()))
          .put("shortage", OptionWords.word(options.catan().shortage()))
          .put("harbours", OptionWords.word(options.catan().harbours()))
          .put("invention", OptionWords.word(options.catan().invention()))
          .put("offersPerTurn", options.catan().offersPerTurn())
          .put("openOffers", openOffers(options.catan()))
          .put("undo", options.allowsUndo());
    else
      json.put(
          "torresVariants",
          new JsonArray(options.torres().variants().stream().map(Variant::word).toList()));
    return json;
  }

  private static int openOffers(Options rules) {
    return rules.openOffers() == 0 ? Position.MOST_OFFERS : rules.openOffers();
  }

  static String word(DisconnectPolicy policy) {
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
        .put("discard", clock.discard())
        .put("answer", clock.answer().orElse(0));
  }

  /// Returns the options of a table with some changed fields. The password never changes. The
  /// policy for disconnected players and the time limit of computer players change only if a field
  /// names them, because the tables of other protocols have values that a request cannot name. If
  /// the fields change nothing, the result equals the old options.
  static TableRequest changed(TableOptions old, JsonObject fields) {
    for (var fixed : List.of("name", "game", "password", "bots", "boardSeed"))
      if (fields.containsKey(fixed))
        return new Invalid(
            "„" + fixed + "“ lässt sich nicht ändern.", "“" + fixed + "” cannot be changed.");
    var merged = toJson(old);
    merged.remove("loss");
    merged.mergeIn(fields);
    if (fields.getValue("clock") instanceof JsonObject clock)
      merged.put("clock", clockJson(old.clock()).mergeIn(clock));
    return switch (parse(Optional.of(merged))) {
      case Invalid invalid -> invalid;
      case Valid(_, var options, _, _) -> {
        var timed = options.withClock(changedClock(old.clock(), options.clock(), fields));
        if (PACE_FIELDS.containsAll(fields.fieldNames())) yield changedTo(old.withPaceOf(timed));
        var kept = timed.withPasswordHash(old.passwordHash());
        var changed = fields.containsKey("loss") ? kept : kept.withLoss(old.loss());
        boolean isSame = changed.loss() == old.loss() && toJson(changed).equals(toJson(old));
        yield changedTo(isSame ? old : changed);
      }
    };
  }

  private static Valid changedTo(TableOptions options) {
    return new Valid(Optional.empty(), options, Optional.empty(), List.of());
  }

  private static TimeControl changedClock(TimeControl old, TimeControl read, JsonObject fields) {
    return fields.getValue("clock") == null
        ? old
        : new TimeControl(
            read.turn(), read.increment(), read.discard(), old.computer(), read.answer());
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
