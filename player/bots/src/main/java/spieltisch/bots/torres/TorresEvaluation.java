package spieltisch.bots.torres;

import spieltisch.kernel.Seat;
import spieltisch.torres.Schedule;
import spieltisch.torres.Squares;
import spieltisch.torres.cards.Cards;
import spieltisch.torres.rules.Scoring;
import spieltisch.torres.rules.State;

/// What a position of Torres promises a seat: the points it has, and those its knights will bring
/// in the scorings to come, compared with the best of the others.
final class TorresEvaluation {
  private static final int YEARS = 3;
  private static final int BONUS = 5;

  /// What a castle is worth today counts less in the later years: much will be rebuilt.
  private static final double LATER = 0.6;

  private static final double CARD = 1.2;
  private static final double KNIGHT = 0.8;
  private static final double NEIGHBOUR = 0.15;

  private TorresEvaluation() {}

  /// The lead of a seat over the best of the others, in points.
  static double of(State state, int seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < state.players(); other++)
      if (other != seat) best = Math.max(best, points(state, other));
    return points(state, seat) - best;
  }

  /// What a seat can expect at the end.
  private static double points(State state, int seat) {
    var board = state.board();
    int year = Math.max(1, state.year());
    double scorings = 1 + LATER * (YEARS - year);
    double points = state.score(Seat.of(seat));
    points += scorings * Scoring.castles(board, seat);
    if (board.king() >= 0 && Scoring.earnsBonus(board, seat, year)) points += BONUS * year;
    boolean isLastTurn = isLast(state, year);
    if (isLastTurn) return points;
    points += CARD * Math.min(3, Cards.total(state.hand(Seat.of(seat))));
    points += KNIGHT * Squares.size(board.knights(seat));
    return points + NEIGHBOUR * room(state, seat);
  }

  private static boolean isLast(State state, int year) {
    return year == YEARS && state.round() == Schedule.rounds(state.players(), YEARS);
  }

  /// The squares beside the knights that are one level higher: the next steps up.
  private static int room(State state, int seat) {
    var board = state.board();
    int room = 0;
    for (long left = board.knights(seat); left != 0; left = Squares.rest(left)) {
      int square = Squares.first(left);
      int level = board.height(square);
      long higher = board.above(level) & ~board.above(level + 1);
      room += Squares.size(Squares.neighbours(square) & higher & ~board.occupied());
    }
    return room;
  }
}
