package spieltisch.torres.rules;

import spieltisch.torres.Board;
import spieltisch.torres.Recorder;
import spieltisch.torres.Squares;
import spieltisch.torres.Variant;

/// Scores castles and the king's bonus, and moves markers on the score track.
public final class CastleScoring {
  /// The king's bonus in a year is this number times the number of the year.
  public static final int BONUS = 5;

  private CastleScoring() {}

  /// Scores a year: first the castles of all players, then the bonuses of all players in the same
  /// order.
  static void score(State state, Recorder recorder) {
    int order = order(state);
    for (int i = 0; i < state.players(); i++) {
      int seat = seat(order, i);
      int points = castles(state.board(), seat);
      if (points > 0) recorder.castlesScored(seat, points, landing(state, seat, points));
    }
    int bonus = BONUS * state.year();
    for (int i = 0; i < state.players(); i++) {
      int seat = seat(order, i);
      if (earnsBonus(state.board(), seat, state.year()))
        recorder.bonusScored(seat, bonus, landing(state, seat, bonus));
    }
  }

  /// The field of the score track on which a seat's marker lands; the marker skips occupied fields.
  static int landing(State state, int seat, int points) {
    int field = state.position.score(seat) + points;
    if (state.options().has(Variant.SHARED_FIELDS)) return field;
    while (isTaken(state, seat, field)) field++;
    return field;
  }

  private static boolean isTaken(State state, int seat, int field) {
    for (int other = 0; other < state.players(); other++)
      if (other != seat && state.position.score(other) == field) return true;
    return false;
  }

  /// The castle points of a seat: for each castle, the area times the level of the seat's highest
  /// knight there.
  public static int castles(Board board, int seat) {
    int sum = 0;
    for (int i = 0; i < board.castleCount(); i++) {
      long castle = board.castle(i);
      sum += Squares.size(castle) * level(board, castle, seat);
    }
    return sum;
  }

  /// The level of the seat's highest knight in a castle; 0 if the seat has no knight there.
  public static int level(Board board, long castle, int seat) {
    int level = 0;
    for (long left = castle & board.knights(seat); left != 0; left = Squares.rest(left))
      level = Math.max(level, board.height(Squares.first(left)));
    return level;
  }

  /// Whether the seat has a knight in the king's castle on exactly the level that equals the year's
  /// number.
  public static boolean earnsBonus(Board board, int seat, int year) {
    long level = board.above(year - 1) & ~board.above(year);
    return (board.castleAt(board.king()) & board.knights(seat) & level) != 0;
  }

  /// The seats in the order of scoring, packed with four bits for each seat.
  private static int order(State state) {
    boolean byScore = state.year() > 1 && !state.options().has(Variant.SCORING_IN_TURN_ORDER);
    int order = 0;
    for (int place = 0; place < state.players(); place++) {
      int seat = inTurnOrder(state, place);
      int rank = byScore ? rank(state, place) : place;
      order |= seat << (4 * rank);
    }
    return order;
  }

  private static int seat(int order, int index) {
    return order >>> (4 * index) & 15;
  }

  /// The number of seats that rank before the seat at the given place of the turn order. A seat
  /// ranks before another if it has more points, or the same points and an earlier place.
  private static int rank(State state, int place) {
    int own = state.position.score(inTurnOrder(state, place));
    int before = 0;
    for (int other = 0; other < state.players(); other++) {
      int score = state.position.score(inTurnOrder(state, other));
      if (score > own || (score == own && other < place)) before++;
    }
    return before;
  }

  private static int inTurnOrder(State state, int place) {
    return (state.position.first() + place) % state.players();
  }

  /// The seat with the most points; of several such seats, the first in turn order.
  static int leader(State state) {
    return withRank(state, 0);
  }

  /// The seat with the fewest points; of several such seats, the last in turn order.
  static int last(State state) {
    return withRank(state, state.players() - 1);
  }

  private static int withRank(State state, int rank) {
    int place = 0;
    while (rank(state, place) != rank) place++;
    return inTurnOrder(state, place);
  }
}
