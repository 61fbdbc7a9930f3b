package spieltisch.bots.torres;

import spieltisch.kernel.Seat;
import spieltisch.torres.Schedule;
import spieltisch.torres.Squares;
import spieltisch.torres.cards.Cards;
import spieltisch.torres.rules.CastleScoring;
import spieltisch.torres.rules.State;

/// Evaluates a Torres position for a seat: its points and the points that its knights will score,
/// compared with the best other seat.
final class TorresEvaluation {
  private static final int YEARS = 3;
  private static final int BONUS = 5;

  /// The factor for a castle's points in later years, since the castle can change until then.
  private static final double LATER_YEAR_FACTOR = 0.6;

  private static final double CARD_VALUE = 1.2;
  private static final double KNIGHT_VALUE = 0.8;
  private static final double STEP_UP_VALUE = 0.15;

  private TorresEvaluation() {}

  /// Returns the expected lead of a seat over the best other seat, in points.
  static double of(State state, int seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < state.players(); other++)
      if (other != seat) best = Math.max(best, points(state, other));
    return points(state, seat) - best;
  }

  /// The expected final points of a seat.
  private static double points(State state, int seat) {
    var board = state.board();
    int year = Math.max(1, state.year());
    double scorings = 1 + LATER_YEAR_FACTOR * (YEARS - year);
    double points = state.score(Seat.of(seat));
    points += scorings * CastleScoring.castles(board, seat);
    if (board.king() >= 0 && CastleScoring.earnsBonus(board, seat, year)) points += BONUS * year;
    boolean isFinalRound = isLastRound(state, year);
    if (isFinalRound) return points;
    points += CARD_VALUE * Math.min(3, Cards.total(state.hand(Seat.of(seat))));
    points += KNIGHT_VALUE * Squares.size(board.knights(seat));
    return points + STEP_UP_VALUE * stepsUp(state, seat);
  }

  private static boolean isLastRound(State state, int year) {
    return year == YEARS && state.round() == Schedule.rounds(state.players(), YEARS);
  }

  /// The number of free squares that are next to a knight of the seat and one level higher.
  private static int stepsUp(State state, int seat) {
    var board = state.board();
    int stepsUp = 0;
    for (long left = board.knights(seat); left != 0; left = Squares.rest(left)) {
      int square = Squares.first(left);
      int level = board.height(square);
      long higher = board.above(level) & ~board.above(level + 1);
      stepsUp += Squares.size(Squares.neighbours(square) & higher & ~board.occupied());
    }
    return stepsUp;
  }
}
