package spieltisch.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.catan.Board;
import spieltisch.catan.Colour;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Terrain;
import spieltisch.kernel.Decision;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Table;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanOpening;
import spieltisch.table.game.GameKind;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.TorresOpening;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Reads the journal of a local table, or of a table of the server up to a move.
///
/// The reader does not read the events of an action. The reader decides the action again and
/// compares the resulting text with the journal. So a journal that does not follow from the rules
/// of this version is refused, and is not continued with another result.
final class EntryReader {
  private final List<Entry> entries = new ArrayList<>();

  private EntryReader() {}

  /// Reads a journal with one entry a line.
  ///
  /// @throws IllegalArgumentException if the journal is damaged or of another version
  static List<Entry> read(List<String> lines) {
    var reader = new EntryReader();
    @Nullable Table table = null;
    for (var line : lines) {
      var entry = reader.entry(EntryFields.parse(line), table);
      if (!EntryWriter.write(entry).equals(line))
        throw new IllegalArgumentException("the rules of this version give another game");
      table = table == null ? Table.opened((Entry.Opened) entry) : table.after(entry);
      reader.entries.add(entry);
    }
    if (table == null) throw new IllegalArgumentException("the journal is empty");
    return reader.entries;
  }

  private Entry entry(EntryFields json, @Nullable Table table) {
    return switch (json.is()) {
      case "opened" ->
          new Entry.Opened(
              json.text("name"),
              options(json.object("options")),
              json.optional("seed", EntryFields::asText).map(Seed::new));
      case "joined" ->
          new Entry.Joined(
              json.number("member"),
              json.text("client"),
              json.optional("bot", EntryFields::asText),
              json.optional("tokenHash", EntryFields::asText),
              json.optionalInt("age"),
              json.optional("node", EntryFields::asText));
      case "awaited" -> new Entry.SeatReserved(json.number("member"), json.longNumber("since"));
      case "dressed" ->
          new Entry.ProfileSet(
              json.number("member"),
              json.text("name"),
              json.optional("colour", EntryFields::asText).map(Colour::valueOf));
      case "readied" -> new Entry.MarkedReady(json.number("member"));
      case "contributed" ->
          new Entry.Contributed(json.number("member"), new Contribution(json.text("random")));
      case "ready awaited" ->
          new Entry.ReadyAwaited(json.number("member"), json.longNumber("at"), json.bool("warned"));
      case "started" ->
          new Entry.Started(
              new Seed(json.text("seed")),
              opening(json.object("opening")),
              json.longNumber("luckUsed"),
              json.longNumber("at"));
      case "acted" -> acted(json, table);
      case "counter-offered" ->
          new Entry.CounterOffered(
              json.seat("seat"),
              json.number("offer"),
              json.resources("give"),
              json.resources("want"));
      case "undone" ->
          new Entry.Undone(json.seat("seat"), json.longNumber("placement"), json.longNumber("at"));
      case "kicked" -> new Entry.Kicked(json.number("member"), json.optionalInt("by"));
      case "left" -> new Entry.Left(json.number("member"));
      case "watched" ->
          new Entry.Watched(
              json.number("spectator"),
              json.text("name"),
              json.optional("node", EntryFields::asText));
      case "unwatched" -> new Entry.Unwatched(json.number("spectator"));
      case "lost" -> new Entry.Disconnected(json.number("member"), json.longNumber("at"));
      case "covered" -> new Entry.TakenOver(json.number("member"));
      case "options changed" ->
          new Entry.OptionsChanged(json.number("member"), options(json.object("options")));
      case "pause asked" -> new Entry.PauseAsked(json.number("member"));
      case "paused" -> new Entry.Paused(json.bool("automatic"), json.longNumber("at"));
      case "resumed" -> new Entry.Resumed(json.longNumber("at"));
      case "said" -> new Entry.Chatted(json.optionalInt("member"), json.text("text"));
      case "returned" ->
          new Entry.Returned(json.number("member"), json.optional("node", EntryFields::asText));
      case "continued" ->
          new Entry.Continued(
              json.text("table"),
              json.text("name"),
              json.optional("commitment", EntryFields::asText));
      default -> throw new IllegalArgumentException("unknown entry: " + json.is());
    };
  }

  private static Entry acted(EntryFields json, @Nullable Table table) {
    if (table == null || !table.isRunning())
      throw new IllegalArgumentException("no game is running");
    var order = table.gameState().orElseThrow().order();
    var command =
        new Command.Act(
            order.get(json.number("seat")),
            ActionReader.read(json.object("deed")),
            Entry.Actor.valueOf(json.text("actor")));
    var context =
        new DecisionContext(json.longNumber("at"), "", () -> table.serverSeed().orElseThrow());
    if (table.decide(command, context) instanceof Decision.Accepted<List<Entry>>(var decided))
      return decided.getFirst();
    throw new IllegalArgumentException("an action is not legal");
  }

  private static TableOptions options(EntryFields json) {
    return new TableOptions(
        GameKind.valueOf(json.text("game")),
        json.number("fewest"),
        json.number("most"),
        catan(json.object("catan")),
        torres(json, "torres"),
        json.optionalLong("boardSeed"),
        clock(json.object("clock")),
        json.optional("passwordHash", EntryFields::asText),
        json.bool("spectators"),
        DisconnectPolicy.valueOf(json.text("loss")),
        json.optionalLong("ready"),
        json.optionalLong("botPause"),
        json.optionalBool("undo"));
  }

  private static TimeControl clock(EntryFields json) {
    return new TimeControl(
        json.longNumber("turn"),
        json.longNumber("increment"),
        json.longNumber("discard"),
        json.optionalLong("computer"),
        json.optionalLong("answer"));
  }

  private static Options catan(EntryFields json) {
    return new Options(
        Variant.valueOf(json.text("variant")),
        json.number("players"),
        json.number("victoryPoints"),
        json.number("bank"),
        Options.Desert.valueOf(json.text("desert")),
        Options.Tokens.valueOf(json.text("tokens")),
        Options.DiceKind.valueOf(json.text("dice")),
        Options.HarbourUse.valueOf(json.text("harbours")),
        Options.ShortageRule.valueOf(json.text("shortage")),
        Options.Order.valueOf(json.text("order")),
        json.bool("robber"),
        Options.RobberRule.valueOf(json.text("robbing")),
        json.bool("trade"),
        json.bool("cards"),
        json.bool("awards"),
        json.bool("specialBuilding"),
        Options.Founding.valueOf(json.text("founding")),
        Options.Invention.valueOf(json.text("invention")),
        json.number("offersPerTurn"),
        json.number("openOffers"));
  }

  private static spieltisch.torres.Options torres(EntryFields json, String name) {
    var options = spieltisch.torres.Options.STANDARD;
    for (var word : json.list(name, EntryFields::asText))
      options = options.with(spieltisch.torres.Variant.ofWord(word).orElseThrow());
    return options;
  }

  private static GameOpening opening(EntryFields json) {
    var order = json.list("order", EntryFields::asInt);
    if (json.is().equals("torres"))
      return new TorresOpening(torres(json, "options"), json.seat("first"), order);
    return new CatanOpening(
        catan(json.object("options")),
        board(json.object("board")),
        order,
        json.list("rolls", EntryFields::asObject).stream().map(EntryReader::roll).toList());
  }

  private static GameOpening.OrderRoll roll(EntryFields json) {
    return new GameOpening.OrderRoll(
        json.number("member"), json.number("first"), json.number("second"));
  }

  private static Board board(EntryFields json) {
    var terrain = json.list("terrain", EntryFields::asText).stream().map(Terrain::valueOf).toList();
    return new Board(
        terrain.size() == Island.SMALL.hexes().size() ? Island.SMALL : Island.LARGE,
        terrain,
        json.list("tokens", EntryFields::asInt),
        json.list("harbours", EntryFields::asObject).stream().map(EntryReader::harbour).toList(),
        json.hex("robber"));
  }

  private static Harbour harbour(EntryFields json) {
    Optional<Resource> special =
        json.optional("special", EntryFields::asText).map(Resource::valueOf);
    return new Harbour(json.hex("sea"), json.hex("land"), special);
  }
}
