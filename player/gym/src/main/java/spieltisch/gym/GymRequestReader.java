package spieltisch.gym;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import spieltisch.catan.Options;
import spieltisch.catan.Variant;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/// Reads a request from one line of JSON. Any text gives a request or a [GymRequestException].
final class GymRequestReader {
  private static final int MOST_TURNS = 100_000;
  private static final int MOST_POINTS = 30;
  private static final ObjectReader READER =
      new JsonMapper().reader().with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  private static final List<String> TRADES = List.of("all", "bank", "none");

  private GymRequestReader() {}

  static GymRequest read(String line) {
    var request = object(line);
    var command = request.path("cmd");
    return switch (command.isString() ? command.stringValue() : "") {
      case "reset" -> reset(request);
      case "step" -> {
        allow(request, "cmd", "action");
        yield new GymRequest.Step((int) number(request, "action", 0, ActionNumbers.COUNT - 1));
      }
      case "observe" -> {
        allow(request, "cmd", "seat");
        yield new GymRequest.Observe(
            request.has("seat")
                ? OptionalInt.of((int) number(request, "seat", 0, ActionNumbers.SEATS - 1))
                : OptionalInt.empty());
      }
      case "legal" -> {
        allow(request, "cmd");
        yield new GymRequest.Legal();
      }
      case "close" -> {
        allow(request, "cmd");
        yield new GymRequest.Close();
      }
      default ->
          throw new GymRequestException("\"cmd\" must be reset, step, observe, legal or close");
    };
  }

  private static JsonNode object(String line) {
    try {
      var read = READER.readTree(line);
      if (read.isObject()) return read;
    } catch (JacksonException _) {
      // The sentence below fits text that is no JSON and JSON that is no object.
    }
    throw new GymRequestException(
        "a request is one JSON object on one line of at most " + RequestLines.MOST + " bytes");
  }

  private static GymRequest reset(JsonNode request) {
    allow(request, "cmd", "seed", "game", "players", "options", "observations");
    if (request.has("game")) word(request, "game", List.of("catan"));
    long seed = number(request, "seed", Long.MIN_VALUE, Long.MAX_VALUE);
    int players = request.has("players") ? (int) number(request, "players", 2, 6) : 4;
    boolean observations = !request.has("observations") || flag(request, "observations");
    return new GymRequest.Reset(seed, options(request.path("options"), players), observations);
  }

  private static EnvironmentOptions options(JsonNode options, int players) {
    if (options.isMissingNode()) return EnvironmentOptions.standard(players);
    if (!options.isObject()) throw new GymRequestException("\"options\" must be an object");
    allow(options, "variant", "victoryPoints", "trade", "maxTurns");
    var rules = variant(options).options(players).toBuilder();
    if (options.has("victoryPoints"))
      rules.victoryPoints((int) number(options, "victoryPoints", 0, MOST_POINTS));
    var trade = options.has("trade") ? word(options, "trade", TRADES) : "all";
    if (trade.equals("none")) rules.trade(false);
    int maxTurns =
        options.has("maxTurns")
            ? (int) number(options, "maxTurns", 1, MOST_TURNS)
            : EnvironmentOptions.DEFAULT_MAX_TURNS;
    return new EnvironmentOptions(rules.build(), trade.equals("all"), maxTurns);
  }

  private static Variant variant(JsonNode options) {
    if (!options.has("variant")) return Options.standard(2).variant();
    var words = new ArrayList<String>();
    for (var variant : Variant.values()) words.add(variant.word());
    return Variant.values()[words.indexOf(word(options, "variant", words))];
  }

  /// Refuses fields other than the given ones, so that a misspelt field is noticed.
  private static void allow(JsonNode object, String... names) {
    for (var name : object.propertyNames())
      if (!List.of(names).contains(name))
        throw new GymRequestException("unknown field; known are " + String.join(", ", names));
  }

  private static long number(JsonNode object, String name, long least, long most) {
    var value = object.path(name);
    if (value.isIntegralNumber() && value.canConvertToLong()) {
      long number = value.longValue();
      if (number >= least && number <= most) return number;
    }
    throw new GymRequestException(
        "\"%s\" must be a whole number from %d to %d".formatted(name, least, most));
  }

  private static boolean flag(JsonNode object, String name) {
    var value = object.path(name);
    if (value.isBoolean()) return value.booleanValue();
    throw new GymRequestException("\"" + name + "\" must be true or false");
  }

  private static String word(JsonNode object, String name, List<String> known) {
    var value = object.path(name);
    if (value.isString() && known.contains(value.stringValue())) return value.stringValue();
    throw new GymRequestException(
        "unknown \"" + name + "\"; known are " + String.join(", ", known));
  }
}
