package spieltisch.edge.http;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import spieltisch.bots.Level;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.edge.config.OptionWords;
import spieltisch.siedler.codec.json.TextSanitizer;
import spieltisch.table.game.GameKind;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Reads the options of a new table from JSON. Missing fields get default values, and unknown
/// fields are rejected.
final class TableOptionsReader {
  private static final List<String> FIELDS =
      List.of(
          "name",
          "game",
          "variant",
          "players",
          "victoryPoints",
          "dice",
          "bank",
          "desert",
          "shortage",
          "harbours",
          "invention",
          "offersPerTurn",
          "openOffers",
          "boardSeed",
          "torresVariants",
          "clock",
          "password",
          "spectators",
          "loss",
          "readySeconds",
          "bots",
          "botPause",
          "undo");
  private static final List<String> CLOCK_FIELDS =
      List.of("turn", "increment", "discard", "answer");

  /// The policies that a request can name; the first is the default.
  private static final List<DisconnectPolicy> REQUESTABLE =
      List.of(DisconnectPolicy.IS_COVERED, DisconnectPolicy.ENDS_THE_GAME);

  private static final int MAX_TEXT_LENGTH = 200;
  private static final long DAY_MILLIS = 86_400_000;
  private static final long MAX_READY_SECONDS = 3_600;
  private static final long MILLIS = 1_000;
  private static final long MIN_BOT_PAUSE = 100;
  private static final long MAX_BOT_PAUSE = 10_000;

  private final JsonObject body;

  TableOptionsReader(JsonObject body) {
    this.body = body;
  }

  /// An exception for a field with an unknown name or an invalid value.
  static final class InvalidOption extends RuntimeException {
    private final String german;
    private final String english;

    private InvalidOption(String german, String english) {
      super(english, null, false, false);
      this.german = german;
      this.english = english;
    }

    /// @param german the description of the expected value in German
    /// @param english the description of the expected value in English
    private static InvalidOption invalidValue(String field, String german, String english) {
      return new InvalidOption(
          "„" + field + "“ ist ungültig; erwartet wird " + german + ".",
          "“" + field + "” is not valid; expected is " + english + ".");
    }

    private static InvalidOption unknownField(String field, List<String> known) {
      return new InvalidOption(
          "„" + field + "“ gibt es nicht; es gibt " + String.join(", ", known) + ".",
          "There is no “" + field + "”; there are " + String.join(", ", known) + ".");
    }

    TableRequest.Invalid toRequest() {
      return new TableRequest.Invalid(german, english);
    }
  }

  TableRequest.Valid read() {
    rejectUnknownFields(FIELDS);
    var bots = bots();
    return new TableRequest.Valid(
        text("name").map(TextSanitizer::name).filter(name -> !name.isEmpty()),
        withSeatsForBots(bots.size(), options()),
        text("password").filter(word -> !word.isEmpty()),
        bots);
  }

  private void rejectUnknownFields(List<String> known) {
    for (var name : body.fieldNames())
      if (!known.contains(name)) throw InvalidOption.unknownField(TextSanitizer.name(name), known);
  }

  /// Raises the minimum number of players, so that the game does not start before all bots have
  /// joined.
  private static TableOptions withSeatsForBots(int bots, TableOptions options) {
    int most = options.most();
    if (bots > most)
      throw InvalidOption.invalidValue(
          "bots", "höchstens " + most + " davon", "at most " + most + " of them");
    return options.withPlayers(Math.max(options.fewest(), bots), most);
  }

  private TableOptions options() {
    var game = constant("game", GameKind.CATAN);
    int[] players = players(game == GameKind.CATAN ? 6 : 4);
    return new TableOptions(
        game,
        players[0],
        players[1],
        catan(players[1]),
        torres(),
        has("boardSeed")
            ? OptionalLong.of(number("boardSeed", Long.MIN_VALUE, Long.MAX_VALUE))
            : OptionalLong.empty(),
        clock(),
        Optional.empty(),
        flag("spectators", true),
        disconnectPolicy(),
        has("readySeconds")
            ? OptionalLong.of(number("readySeconds", 0, MAX_READY_SECONDS) * MILLIS)
            : OptionalLong.empty(),
        has("botPause")
            ? OptionalLong.of(number("botPause", MIN_BOT_PAUSE, MAX_BOT_PAUSE))
            : OptionalLong.empty(),
        has("undo") ? Optional.of(flag("undo", false)) : Optional.empty());
  }

  private Options catan(int players) {
    var standard = constant("variant", Variant.STANDARD).options(players);
    var options =
        standard.toBuilder()
            .dice(constant("dice", standard.dice()))
            .desert(constant("desert", standard.desert()))
            .shortage(constant("shortage", standard.shortage()))
            .harbours(constant("harbours", standard.harbours()))
            .invention(constant("invention", standard.invention()))
            .offersPerTurn(
                (int)
                    number(
                        "offersPerTurn",
                        0,
                        Options.MOST_OFFERS_PER_TURN,
                        Options.DEFAULT_OFFERS_PER_TURN))
            .openOffers(
                (int) number("openOffers", 1, Position.MOST_OFFERS, Options.DEFAULT_OPEN_OFFERS));
    if (has("victoryPoints")) options.victoryPoints((int) number("victoryPoints", 3, 20));
    if (has("bank")) options.bank((int) number("bank", 1, PackedCounts.MOST));
    return options.build();
  }

  private DisconnectPolicy disconnectPolicy() {
    if (!has("loss")) return REQUESTABLE.getFirst();
    for (var policy : REQUESTABLE)
      if (text("loss").filter(TableRequest.word(policy)::equals).isPresent()) return policy;
    throw unknownWord(
        "loss", REQUESTABLE.stream().map(TableRequest::word).collect(Collectors.joining(", ")));
  }

  private spieltisch.torres.Options torres() {
    if (!has("torresVariants")) return spieltisch.torres.Options.STANDARD;
    var options = spieltisch.torres.Options.STANDARD;
    if (body.getValue("torresVariants") instanceof JsonArray words) {
      for (var word : words) options = options.with(torresVariant(word));
      if (options.variants().size() == words.size()) return options;
    }
    throw invalidTorresVariants();
  }

  private static spieltisch.torres.Variant torresVariant(Object word) {
    return Optional.of(word)
        .filter(String.class::isInstance)
        .map(String.class::cast)
        .flatMap(spieltisch.torres.Variant::ofWord)
        .orElseThrow(TableOptionsReader::invalidTorresVariants);
  }

  private static InvalidOption invalidTorresVariants() {
    var words =
        spieltisch.torres.Variant.ALL.stream()
            .map(spieltisch.torres.Variant::word)
            .collect(Collectors.joining(", "));
    return InvalidOption.invalidValue(
        "torresVariants",
        "eine Liste aus " + words + ", je Thema höchstens eines",
        "a list of " + words + ", at most one of each topic");
  }

  private int[] players(int limit) {
    if (!has("players")) return new int[] {3, 4};
    if (body.getValue("players") instanceof JsonArray array
        && array.size() == 2
        && array.getValue(0) instanceof Integer fewest
        && array.getValue(1) instanceof Integer most
        && fewest >= 2
        && fewest <= most
        && most <= limit) return new int[] {fewest, most};
    throw InvalidOption.invalidValue(
        "players",
        "die kleinste und die größte Zahl der Spieler von 2 bis " + limit + ", etwa [3, 4]",
        "the smallest and the largest number of players from 2 to " + limit + ", as in [3, 4]");
  }

  private TimeControl clock() {
    var value = body.getValue("clock");
    if (value == null) return TimeControl.NONE.withAnswer(TimeControl.DEFAULT_ANSWER_MILLIS);
    if (!(value instanceof JsonObject clock))
      throw InvalidOption.invalidValue(
          "clock",
          "ein Objekt mit turn, increment, discard und answer in Millisekunden",
          "an object with turn, increment, discard and answer in milliseconds");
    var reader = new TableOptionsReader(clock);
    reader.rejectUnknownFields(CLOCK_FIELDS);
    return new TimeControl(
            reader.millis("turn"), reader.millis("increment"), reader.millis("discard"))
        .withAnswer(reader.number("answer", 0, DAY_MILLIS, TimeControl.DEFAULT_ANSWER_MILLIS));
  }

  private long millis(String field) {
    return has(field) ? number(field, 0, DAY_MILLIS) : 0;
  }

  private List<String> bots() {
    if (!has("bots")) return List.of();
    if (body.getValue("bots") instanceof JsonArray array
        && array.stream().allMatch(TableOptionsReader::isLevel))
      return array.stream().map(String.class::cast).toList();
    var levels = Arrays.stream(Level.values()).map(Level::word).collect(Collectors.joining(", "));
    throw InvalidOption.invalidValue("bots", "eine Liste aus " + levels, "a list of " + levels);
  }

  private static boolean isLevel(Object bot) {
    return bot instanceof String word && Level.of(word).isPresent();
  }

  private boolean has(String field) {
    return body.getValue(field) != null;
  }

  private Optional<String> text(String field) {
    var value = body.getValue(field);
    if (value == null) return Optional.empty();
    if (value instanceof String text && text.length() <= MAX_TEXT_LENGTH) return Optional.of(text);
    throw InvalidOption.invalidValue(
        field,
        "ein Text von höchstens " + MAX_TEXT_LENGTH + " Zeichen",
        "a text of at most " + MAX_TEXT_LENGTH + " characters");
  }

  private <E extends Enum<E>> E constant(String field, E defaultValue) {
    if (!has(field)) return defaultValue;
    var type = defaultValue.getDeclaringClass();
    return text(field)
        .flatMap(word -> OptionWords.constant(type, word))
        .orElseThrow(() -> unknownWord(field, OptionWords.all(type)));
  }

  private static InvalidOption unknownWord(String field, String words) {
    return InvalidOption.invalidValue(field, "eines von " + words, "one of " + words);
  }

  private boolean flag(String field, boolean defaultValue) {
    return switch (body.getValue(field)) {
      case null -> defaultValue;
      case Boolean flag -> flag;
      default -> throw InvalidOption.invalidValue(field, "true oder false", "true or false");
    };
  }

  private long number(String field, long min, long max, long defaultValue) {
    return has(field) ? number(field, min, max) : defaultValue;
  }

  private long number(String field, long min, long max) {
    var value = body.getValue(field);
    boolean isWhole = value instanceof Integer || value instanceof Long;
    if (isWhole && value instanceof Number number) {
      long whole = number.longValue();
      if (whole >= min && whole <= max) return whole;
    }
    throw InvalidOption.invalidValue(
        field,
        "eine ganze Zahl von " + min + " bis " + max,
        "a whole number from " + min + " to " + max);
  }
}
