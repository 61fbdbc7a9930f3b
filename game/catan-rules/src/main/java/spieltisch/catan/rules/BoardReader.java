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

/// Reads the options and the board of a written state.
final class BoardReader {
  private final List<String> fields;

  BoardReader(List<String> fields) {
    this.fields = fields;
  }

  private NotationCursor cursor(Notation.Field field) {
    return new NotationCursor(field, fields.get(field.ordinal()));
  }

  /// A state at its beginning, with these options on this board.
  MutableState newState() {
    var options = options();
    return new MutableState(options, board(options.island()));
  }

  private Options options() {
    var notationCursor = cursor(Notation.Field.OPTIONS);
    var variant = variant(notationCursor);
    int players = notationCursor.number(2, 6);
    notationCursor.expect('.');
    var draft = variant.options(players).change().victoryPoints(notationCursor.number(0, 99));
    notationCursor.expect('.');
    draft.bank(notationCursor.number(0, 99));
    notationCursor.expect('.');
    readChoices(notationCursor, draft);
    try {
      return draft.done();
    } catch (IllegalArgumentException fault) {
      throw notationCursor.misprint(String.valueOf(fault.getMessage()));
    }
  }

  private static Variant variant(NotationCursor notationCursor) {
    var word = notationCursor.until('.');
    for (var variant : Variant.values()) if (variant.word().equals(word)) return variant;
    throw notationCursor.misprint("no variant " + word);
  }

  private static void readChoices(NotationCursor notationCursor, OptionsBuilder draft) {
    draft
        .desert(Options.Desert.values()[notationCursor.letter("AC")])
        .tokens(Options.Tokens.values()[notationCursor.letter("SR")])
        .dice(Options.DiceKind.values()[notationCursor.letter("RB")])
        .harbours(Options.HarbourUse.values()[notationCursor.letter("AN")])
        .shortage(Options.ShortageRule.values()[notationCursor.letter("NT")])
        .order(Options.Order.values()[notationCursor.letter("RC")])
        .robbing(Options.RobberRule.values()[notationCursor.letter("AC")])
        .robber(flag(notationCursor))
        .trade(flag(notationCursor))
        .cards(flag(notationCursor))
        .awards(flag(notationCursor))
        .specialBuilding(flag(notationCursor));
    notationCursor.expectEnd();
  }

  private static boolean flag(NotationCursor notationCursor) {
    return notationCursor.letter("+-") == 0;
  }

  private Board board(Island island) {
    var land = new ArrayList<Terrain>();
    var tokens = new ArrayList<Integer>();
    readLand(island, land, tokens);
    var harbours = harbours(island);
    var notationCursor = cursor(Notation.Field.ROBBER);
    var robber = island.hex(notationCursor.number(0, island.hexes().size() - 1));
    try {
      return new Board(island, land, tokens, harbours, robber);
    } catch (IllegalArgumentException fault) {
      throw cursor(Notation.Field.LAND).misprint(String.valueOf(fault.getMessage()));
    }
  }

  private void readLand(Island island, List<Terrain> land, List<Integer> tokens) {
    var notationCursor = cursor(Notation.Field.LAND);
    for (var hex : island.hexes()) {
      boolean isLand = island.isLand(hex);
      land.add(isLand ? Terrain.values()[notationCursor.letter(Notation.TERRAIN)] : Terrain.SEA);
      tokens.add(isLand && notationCursor.isAtDigit() ? notationCursor.number(0, 99) : 0);
    }
    notationCursor.expectEnd();
  }

  private List<Harbour> harbours(Island island) {
    var notationCursor = cursor(Notation.Field.HARBOURS);
    var harbours = new ArrayList<Harbour>();
    if (!notationCursor.take(Notation.NOTHING))
      while (!notationCursor.isAtEnd()) harbours.add(harbour(notationCursor, island));
    notationCursor.expectEnd();
    return harbours;
  }

  private static Harbour harbour(NotationCursor notationCursor, Island island) {
    var edge = island.edge(notationCursor.number(0, island.edges().size() - 1));
    boolean landFirst = island.isLand(edge.a());
    Hex sea = landFirst ? edge.b() : edge.a();
    Hex land = landFirst ? edge.a() : edge.b();
    int kind = notationCursor.letter(Notation.RESOURCES + Notation.GENERIC_HARBOUR);
    return new Harbour(
        sea, land, kind < Resource.KINDS ? Optional.of(Resource.of(kind)) : Optional.empty());
  }
}
