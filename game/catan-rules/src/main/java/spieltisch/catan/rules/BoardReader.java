package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Board;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.OptionsBuilder;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;

/// Reads the options and the board from the notation of a state.
final class BoardReader {
  private final List<String> fields;

  BoardReader(List<String> fields) {
    this.fields = fields;
  }

  private NotationCursor cursor(Notation.Field field) {
    return new NotationCursor(field, fields.get(field.ordinal()));
  }

  /// Reads the options and the board and creates the state of a new game with them.
  MutableState newState() {
    var options = options();
    return new MutableState(options, board(options.island()));
  }

  private Options options() {
    var cursor = cursor(Notation.Field.OPTIONS);
    var variant = variant(cursor);
    int players = cursor.number(2, 6);
    cursor.expect('.');
    var builder = variant.options(players).toBuilder().victoryPoints(cursor.number(0, 99));
    cursor.expect('.');
    builder.bank(cursor.number(0, 99));
    cursor.expect('.');
    readChoices(cursor, builder);
    try {
      return builder.build();
    } catch (IllegalArgumentException e) {
      throw cursor.error(String.valueOf(e.getMessage()));
    }
  }

  private static Variant variant(NotationCursor cursor) {
    var word = cursor.until('.');
    for (var variant : Variant.values()) if (variant.word().equals(word)) return variant;
    throw cursor.error("no variant " + word);
  }

  private static void readChoices(NotationCursor cursor, OptionsBuilder builder) {
    builder
        .desert(Options.Desert.values()[cursor.letter("AC")])
        .tokens(Options.Tokens.values()[cursor.letter("SRU")])
        .dice(Options.DiceKind.values()[cursor.letter("RB")])
        .harbours(Options.HarbourUse.values()[cursor.letter("AN")])
        .shortage(Options.ShortageRule.values()[cursor.letter("NT")])
        .order(Options.Order.values()[cursor.letter("RC")])
        .robbing(Options.RobberRule.values()[cursor.letter("AC")])
        .robber(flag(cursor))
        .trade(flag(cursor))
        .cards(flag(cursor))
        .awards(flag(cursor))
        .specialBuilding(flag(cursor));
    // Notations of earlier versions end here.
    if (!cursor.isAtEnd()) builder.founding(Options.Founding.values()[cursor.letter("OI")]);
    if (!cursor.isAtEnd()) builder.invention(Options.Invention.values()[cursor.letter("TO")]);
    if (!cursor.isAtEnd()) {
      builder.offersPerTurn(cursor.number(0, 99));
      cursor.expect('.');
      builder.openOffers(cursor.number(0, 99));
    }
    cursor.expectEnd();
  }

  private static boolean flag(NotationCursor cursor) {
    return cursor.letter("+-") == 0;
  }

  private Board board(Island island) {
    var land = new ArrayList<Terrain>();
    var tokens = new ArrayList<Integer>();
    readLand(island, land, tokens);
    var harbours = harbours(island);
    var cursor = cursor(Notation.Field.ROBBER);
    var robber = island.hex(cursor.number(0, island.hexes().size() - 1));
    try {
      return new Board(island, land, tokens, harbours, robber);
    } catch (IllegalArgumentException e) {
      throw cursor(Notation.Field.LAND).error(String.valueOf(e.getMessage()));
    }
  }

  private void readLand(Island island, List<Terrain> land, List<Integer> tokens) {
    var cursor = cursor(Notation.Field.LAND);
    for (var hex : island.hexes()) {
      boolean isLand = island.isLand(hex);
      land.add(isLand ? Terrain.values()[cursor.letter(Notation.TERRAIN)] : Terrain.SEA);
      tokens.add(isLand && cursor.isAtDigit() ? cursor.number(0, 99) : 0);
    }
    cursor.expectEnd();
  }

  private List<Harbour> harbours(Island island) {
    var cursor = cursor(Notation.Field.HARBOURS);
    var harbours = new ArrayList<Harbour>();
    if (!cursor.take(Notation.NOTHING))
      while (!cursor.isAtEnd()) harbours.add(harbour(cursor, island));
    cursor.expectEnd();
    return harbours;
  }

  private static Harbour harbour(NotationCursor cursor, Island island) {
    var edge = island.edge(cursor.number(0, island.edges().size() - 1));
    boolean landFirst = island.isLand(edge.a());
    Hex sea = landFirst ? edge.b() : edge.a();
    Hex land = landFirst ? edge.a() : edge.b();
    int kind = cursor.letter(Notation.RESOURCES + Notation.GENERIC_HARBOUR);
    return new Harbour(
        sea, land, kind < Resource.KINDS ? Optional.of(Resource.of(kind)) : Optional.empty());
  }
}
