package spieltisch.bots;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.Facts;
import spieltisch.catan.Menu;
import spieltisch.catan.Move;
import spieltisch.catan.Pack;
import spieltisch.catan.Price;

/// The moves worth thinking about, the one of instinct first. Of each type only a few are kept:
/// those that rules of thumb like best.
final class Candidates {
  private static final int MOST_MOVES = 32_768;
  private static final int MOST_CORNERS = 8;
  private static final int MOST_ROADS = 4;
  private static final int MOST_ROBBERIES = 6;
  private static final int MOST_OTHERS = 6;
  private static final int[] PRICES = {Price.ROAD, Price.SETTLEMENT, Price.CITY, Price.CARD};

  /// A move and how much a rule of thumb likes it.
  private record Liked(long move, double worth) {}

  private final Instinct instinct;
  private final Goals goals;
  private final Household house = new Household();
  private final Menu menu = new Menu(false);
  private final long[] moves = new long[MOST_MOVES];

  Candidates(Weights weights, Board board, Instinct instinct) {
    this.instinct = instinct;
    goals = new Goals(weights, new Land(board));
  }

  /// The candidates of a seat.
  List<Long> of(Facts facts, int seat) {
    long first = instinct.choose(facts, seat);
    var chosen = new ArrayList<Long>();
    chosen.add(first);
    house.visit(facts, seat);
    int count = menu.list(facts, seat, moves);
    for (int kind = Move.ROLL; kind <= Move.WITHDRAW; kind++)
      for (long move : best(facts, seat, kind, count)) if (!chosen.contains(move)) chosen.add(move);
    return chosen;
  }

  /// The best moves of one kind.
  private List<Long> best(Facts facts, int seat, int kind, int count) {
    var liked = new ArrayList<Liked>();
    for (int i = 0; i < count; i++) {
      if (Move.kind(moves[i]) != kind) continue;
      double worth = worth(facts, seat, moves[i]);
      if (worth > Double.NEGATIVE_INFINITY) liked.add(new Liked(moves[i], worth));
    }
    liked.sort((a, b) -> Double.compare(b.worth(), a.worth()));
    return liked.stream().limit(most(kind)).map(Liked::move).toList();
  }

  private static int most(int kind) {
    return switch (kind) {
      case Move.BUILD_SETTLEMENT -> MOST_CORNERS;
      case Move.BUILD_ROAD, Move.PLAY_ROAD_BUILDING -> MOST_ROADS;
      case Move.MOVE_ROBBER, Move.PLAY_KNIGHT -> MOST_ROBBERIES;
      default -> MOST_OTHERS;
    };
  }

  private double worth(Facts facts, int seat, long move) {
    var open = facts.open();
    return switch (Move.kind(move)) {
      case Move.BUILD_SETTLEMENT -> instinct.founding().worth(open, house, Move.first(move));
      case Move.BUILD_ROAD -> road(facts, Move.first(move));
      case Move.PLAY_ROAD_BUILDING ->
          road(facts, Move.first(move)) + road(facts, Move.second(move));
      case Move.MOVE_ROBBER, Move.PLAY_KNIGHT ->
          instinct.robbery().worth(open, seat, Move.first(move), Move.second(move));
      case Move.TRADE_WITH_BANK ->
          opens(facts.hand(seat) - Move.cards(move), Move.wanted(move), facts.hand(seat));
      case Move.PLAY_INVENTION -> opens(facts.hand(seat), Move.cards(move), facts.hand(seat));
      case Move.WITHDRAW -> Double.NEGATIVE_INFINITY;
      default -> 0;
    };
  }

  /// The worth of the best goal that begins with a road here.
  private double road(Facts facts, int edge) {
    if (edge == Move.NONE) return 0;
    double best = 0;
    for (var goal : goals.of(facts.open(), house))
      if (goal.first() == Move.of(Move.BUILD_ROAD, edge)) best = Math.max(best, goal.gain());
    return best;
  }

  /// How much more can be bought with some more cards; an exchange that opens nothing is none.
  private static double opens(int rest, int more, int before) {
    int opened = 0;
    for (int price : PRICES)
      if (Pack.covers(rest + more, price)) opened += Pack.covers(before, price) ? 1 : 10;
    return opened >= 10 ? opened : Double.NEGATIVE_INFINITY;
  }
}
