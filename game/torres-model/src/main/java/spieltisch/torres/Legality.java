package spieltisch.torres;

import org.jspecify.annotations.Nullable;

/// Which actions the rules allow, written once for everybody who can answer [Facts].
///
/// [Building] and [Movement] say which squares are allowed; this class asks them, and [Reason]
/// names why a square is not among them.
public final class Legality {
  /// A buffer of this length holds the legal actions of any position.
  public static final int MOST_ACTIONS = 8_192;

  private Legality() {}

  /// Why the seat may not do this now; `null` if it may.
  public static @Nullable Refusal refusal(Facts facts, int seat, int code) {
    var kind = ActionCode.kind(code);
    if (seat != facts.awaited() || kind.stage() != facts.stage()) return Refusal.NOT_ON_TURN;
    if (kind.isCard()) {
      var reason = card(facts, kind);
      if (reason != null) return reason;
    }
    return Reason.of(facts, kind, ActionCode.from(code), ActionCode.to(code));
  }

  /// Writes the legal actions of the awaited player to the buffer, by kind, source and target, and
  /// answers how many they are.
  public static int list(Facts facts, int[] buffer) {
    return switch (facts.stage()) {
      case FIRST_KNIGHT -> put(buffer, 0, Kind.PLACE_FIRST_KNIGHT, 0, knightTargets(facts));
      case KING -> put(buffer, 0, Kind.PLACE_KING, 0, kingTargets(facts));
      case TURN -> listTurn(facts, buffer);
      case OVER -> 0;
    };
  }

  /// The squares for a first knight.
  static long knightTargets(Facts facts) {
    return facts.board().built() & ~facts.board().occupied();
  }

  /// The squares for the king; his own is among them, for he may stay.
  static long kingTargets(Facts facts) {
    return facts.board().built() & ~facts.board().allKnights();
  }

  private static int listTurn(Facts facts, int[] buffer) {
    int count = 0;
    if (facts.points() >= 1) {
      buffer[count++] = ActionCode.code(Kind.TAKE_POINT, 0, 0);
      count = listPaid(facts, buffer, count);
    }
    if (!facts.hasPlayedCard()) count = listCards(facts, buffer, count);
    buffer[count++] = ActionCode.END_TURN;
    return count;
  }

  private static int listPaid(Facts facts, int[] buffer, int before) {
    var board = facts.board();
    int seat = facts.awaited();
    int count = before;
    if (facts.points() >= 2 && hasKnight(facts))
      count = put(buffer, count, Kind.PLACE_KNIGHT, 0, Movement.besideKnights(board, seat));
    if (facts.blocks() > 0)
      count = put(buffer, count, Kind.PLACE_BLOCK, 0, Building.targets(board));
    for (long left = board.knights(seat); left != 0; left = Squares.rest(left)) {
      int from = Squares.first(left);
      long targets = Movement.targets(board, from, facts.options());
      count = put(buffer, count, Kind.MOVE_KNIGHT, from, targets);
    }
    if (facts.drawn() < Schedule.MOST_DRAWS && facts.deck() > 0)
      buffer[count++] = ActionCode.code(Kind.DRAW_CARD, 0, 0);
    return count;
  }

  static boolean hasKnight(Facts facts) {
    return Squares.size(facts.board().knights(facts.awaited())) < Schedule.KNIGHTS;
  }

  private static int listCards(Facts facts, int[] buffer, int before) {
    int count = before;
    int pile = facts.playable();
    for (int card = 0; pile >= Cards.one(card) && card < Card.ALL.size(); card++)
      if (Cards.count(pile, card) > 0)
        count = listCard(facts, Kind.of(Card.of(card)), buffer, count);
    return count;
  }

  private static int listCard(Facts facts, Kind kind, int[] buffer, int before) {
    if (kind.squares() < 2) return put(buffer, before, kind, 0, targets(facts, kind, 0));
    int count = before;
    for (long left = sources(facts, kind); left != 0; left = Squares.rest(left)) {
      int from = Squares.first(left);
      count = put(buffer, count, kind, from, targets(facts, kind, from));
    }
    return count;
  }

  private static long sources(Facts facts, Kind kind) {
    return kind == Kind.MOVE_BLOCK
        ? Building.sources(facts.board())
        : facts.board().knights(facts.awaited());
  }

  /// The target squares of a card action; a card without squares has square 0 as its only one.
  static long targets(Facts facts, Kind kind, int from) {
    var board = facts.board();
    var options = facts.options();
    return switch (kind) {
      case MOVE_BLOCK -> Building.moveTargets(board, from, options.has(Variant.MOVED_BLOCK_FOUNDS));
      case MOVE_DIAGONALLY -> Movement.diagonals(board, from);
      case MOVE_THROUGH_DOORS -> Movement.throughDoors(board, from);
      case PUSH_BLOCK_UNDER ->
          facts.reserve() > 0 ? Building.pushTargets(board, facts.awaited()) : Squares.NONE;
      case TRANSFER_KNIGHT -> Movement.transfers(board, from, options);
      case CLIMB_TWO_LEVELS -> Movement.climbs(board, from, options);
      case JUMP_FIGURE -> Movement.jumps(board, from, options);
      case PLACE_SUPPLY_BLOCK -> facts.supply() > 0 ? Building.targets(board) : Squares.NONE;
      case SIX_POINTS, SEVEN_POINTS -> Squares.bit(0);
      case PLACE_FIRST_KNIGHT,
          PLACE_KING,
          TAKE_POINT,
          PLACE_KNIGHT,
          PLACE_BLOCK,
          MOVE_KNIGHT,
          DRAW_CARD,
          END_TURN ->
          Squares.NONE;
    };
  }

  /// Rules that hold for all cards.
  private static @Nullable Refusal card(Facts facts, Kind kind) {
    if (Cards.count(facts.playable(), kind.card().index()) == 0) return Refusal.CARD_NOT_HELD;
    return facts.hasPlayedCard() ? Refusal.IMPOSSIBLE : null;
  }

  /// Writes four at a time, though there may be fewer: an unforeseeable end of a loop costs more
  /// than three writes in vain.
  private static int put(int[] buffer, int before, Kind kind, int from, long targets) {
    int prefix = ActionCode.prefix(kind, from);
    long left = targets;
    for (int i = before; left != 0; i += 4) {
      buffer[i] = prefix | Squares.first(left);
      left = Squares.rest(left);
      buffer[i + 1] = prefix | Squares.first(left);
      left = Squares.rest(left);
      buffer[i + 2] = prefix | Squares.first(left);
      left = Squares.rest(left);
      buffer[i + 3] = prefix | Squares.first(left);
      left = Squares.rest(left);
    }
    return before + Squares.size(targets);
  }
}
