package spieltisch.edge;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import spieltisch.bots.Level;
import spieltisch.catan.Options;
import spieltisch.catan.Variant;
import spieltisch.siedler.CleanText;
import spieltisch.table.Clock;
import spieltisch.table.GameKind;
import spieltisch.table.Loss;
import spieltisch.table.Password;
import spieltisch.table.TableOptions;

/// What somebody wants of a new table, as the body of a request says it.
sealed interface OptionsForm {
  record Wish(Optional<String> name, TableOptions options, List<String> bots)
      implements OptionsForm {}

  record Faulty(String german, String english) implements OptionsForm {}

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

  private static String word(Loss loss) {
    return switch (loss) {
      case ENDS_THE_GAME -> "ends";
      case IS_COVERED -> "covered";
      case PASSES_HIS_TURNS -> "passes";
    };
  }

  private static JsonObject clockForm(Clock clock) {
    return new JsonObject()
        .put("turn", clock.turn())
        .put("increment", clock.increment())
        .put("discard", clock.discard());
  }

  static OptionsForm read(Optional<JsonObject> body) {
    if (body.isEmpty())
      return new Faulty("Erwartet wird ein JSON-Objekt.", "A JSON object is expected.");
    try {
      return new Reader(body.get()).wish();
    } catch (Unfit fault) {
      return new Faulty(
          "„" + fault.field + "“ ist ungültig.", "“" + fault.field + "” is not valid.");
    }
  }

  /// A field that cannot be.
  final class Unfit extends RuntimeException {
    private final String field;

    private Unfit(String field) {
      super(field, null, false, false);
      this.field = field;
    }
  }

  /// Reads field by field; what is missing has its usual value.
  final class Reader {
    private final JsonObject body;

    private Reader(JsonObject body) {
      this.body = body;
    }

    private Wish wish() {
      var bots = bots();
      return new Wish(
          text("name").map(CleanText::name).filter(name -> !name.isEmpty()),
          waitingFor(bots.size(), options()),
          bots);
    }

    /// The game does not begin before all computer players that were wished for are there.
    private static TableOptions waitingFor(int bots, TableOptions options) {
      if (bots > options.most()) throw new Unfit("bots");
      return options.withPlayers(Math.max(options.fewest(), bots), options.most());
    }

    private TableOptions options() {
      var game = choice("game", "catan", List.of("catan", "torres"));
      var kind = game.equals("catan") ? GameKind.CATAN : GameKind.TORRES;
      int[] players = players(kind == GameKind.CATAN ? 6 : 4);
      var catan = catan(players[1]);
      var loss =
          choice("loss", "covered", List.of("ends", "covered")).equals("ends")
              ? Loss.ENDS_THE_GAME
              : Loss.IS_COVERED;
      return new TableOptions(
          kind,
          players[0],
          players[1],
          catan,
          spieltisch.torres.Options.STANDARD,
          body.containsKey("boardSeed")
              ? OptionalLong.of(number("boardSeed", 0, Long.MIN_VALUE, Long.MAX_VALUE))
              : OptionalLong.empty(),
          clock(),
          text("password").filter(word -> !word.isEmpty()).map(Password::hash),
          flag("spectators", true),
          loss);
    }

    private Options catan(int players) {
      var word = choice("variant", "standard", List.of("standard", "v04", "v01", "notizen"));
      var variant = Variant.STANDARD;
      for (var known : Variant.values()) if (known.word().equals(word)) variant = known;
      var options = variant.options(players);
      if (body.containsKey("victoryPoints"))
        options =
            options.withVictoryPoints(
                (int) number("victoryPoints", options.victoryPoints(), 3, 20));
      boolean balanced = choice("dice", "random", List.of("random", "balanced")).equals("balanced");
      return balanced ? options.withDice(Options.Dice.BALANCED) : options;
    }

    private int[] players(int limit) {
      var value = body.getValue("players");
      if (value == null) return new int[] {3, 4};
      if (!(value instanceof JsonArray array) || array.size() != 2) throw new Unfit("players");
      if (!(array.getValue(0) instanceof Integer fewest)
          || !(array.getValue(1) instanceof Integer most)) throw new Unfit("players");
      if (fewest < 2 || fewest > most || most > limit) throw new Unfit("players");
      return new int[] {fewest, most};
    }

    private Clock clock() {
      var value = body.getValue("clock");
      if (value == null) return Clock.NONE;
      if (!(value instanceof JsonObject form)) throw new Unfit("clock");
      var inner = new Reader(form);
      long day = 86_400_000;
      return new Clock(
          inner.number("turn", 0, 0, day),
          inner.number("increment", 0, 0, day),
          inner.number("discard", 0, 0, day));
    }

    private List<String> bots() {
      var value = body.getValue("bots");
      if (value == null) return List.of();
      if (!(value instanceof JsonArray array)) throw new Unfit("bots");
      var bots = new ArrayList<String>();
      for (var bot : array) {
        if (!(bot instanceof String level) || Level.of(level).isEmpty()) throw new Unfit("bots");
        bots.add(level);
      }
      return bots;
    }

    private Optional<String> text(String field) {
      var value = body.getValue(field);
      if (value == null) return Optional.empty();
      if (!(value instanceof String text) || text.length() > 200) throw new Unfit(field);
      return Optional.of(text);
    }

    private String choice(String field, String usual, List<String> allowed) {
      var word = text(field).orElse(usual);
      if (!allowed.contains(word)) throw new Unfit(field);
      return word;
    }

    private boolean flag(String field, boolean usual) {
      var value = body.getValue(field);
      if (value == null) return usual;
      if (!(value instanceof Boolean flag)) throw new Unfit(field);
      return flag;
    }

    private long number(String field, long usual, long least, long most) {
      var value = body.getValue(field);
      if (value == null) return usual;
      boolean isWhole = value instanceof Integer || value instanceof Long;
      if (!isWhole || ((Number) value).longValue() < least || ((Number) value).longValue() > most)
        throw new Unfit(field);
      return ((Number) value).longValue();
    }
  }
}
