package spieltisch.bots.catan;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Board;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;

/// The moves worth thinking about, the one of instinct first. Of each type only a few are kept:
/// those that rules of thumb like best.
final class CandidateMoves {
  private static final int MOST_MOVES = 32_768;
  private static final int MOST_CORNERS = 8;
  private static final int MOST_ROADS = 4;
  private static final int MOST_ROBBERIES = 6;
  private static final int MOST_OTHERS = 6;
  private static final int[] PRICES = {Price.ROAD, Price.SETTLEMENT, Price.CITY, Price.CARD};

  /// A move and how much a rule of thumb likes it.
  private record Liked(long move, double worth) {}

  private final HeuristicPolicy heuristicPolicy;
  private final GoalFinder goalFinder;
  private final SeatEconomy house = new SeatEconomy();
  private final MoveGenerator moveGenerator = new MoveGenerator(false);
  private final long[] moves = new long[MOST_MOVES];

  CandidateMoves(Weights weights, Board board, HeuristicPolicy heuristicPolicy) {
    this.heuristicPolicy = heuristicPolicy;
    goalFinder = new GoalFinder(weights, new BoardYield(board));
  }

  /// The candidates of a seat.
  List<Long> of(PlayerKnowledge playerKnowledge, int seat) {
    long first = heuristicPolicy.choose(playerKnowledge, seat);
    var chosen = new ArrayList<Long>();
    chosen.add(first);
    house.visit(playerKnowledge, seat);
    int count = moveGenerator.list(playerKnowledge, seat, moves);
    for (int kind = PackedAction.ROLL; kind <= PackedAction.WITHDRAW; kind++)
      for (long move : best(playerKnowledge, seat, kind, count))
        if (!chosen.contains(move)) chosen.add(move);
    return chosen;
  }

  /// The best moves of one kind.
  private List<Long> best(PlayerKnowledge playerKnowledge, int seat, int kind, int count) {
    var liked = new ArrayList<Liked>();
    for (int i = 0; i < count; i++) {
      if (PackedAction.kind(moves[i]) != kind) continue;
      double worth = worth(playerKnowledge, seat, moves[i]);
      if (worth > Double.NEGATIVE_INFINITY) liked.add(new Liked(moves[i], worth));
    }
    liked.sort((a, b) -> Double.compare(b.worth(), a.worth()));
    return liked.stream().limit(most(kind)).map(Liked::move).toList();
  }

  private static int most(int kind) {
    return switch (kind) {
      case PackedAction.BUILD_SETTLEMENT -> MOST_CORNERS;
      case PackedAction.BUILD_ROAD, PackedAction.PLAY_ROAD_BUILDING -> MOST_ROADS;
      case PackedAction.MOVE_ROBBER, PackedAction.PLAY_KNIGHT -> MOST_ROBBERIES;
      default -> MOST_OTHERS;
    };
  }

  private double worth(PlayerKnowledge playerKnowledge, int seat, long move) {
    var open = playerKnowledge.open();
    return switch (PackedAction.kind(move)) {
      case PackedAction.BUILD_SETTLEMENT ->
          heuristicPolicy.founding().worth(open, house, PackedAction.first(move));
      case PackedAction.BUILD_ROAD -> road(playerKnowledge, PackedAction.first(move));
      case PackedAction.PLAY_ROAD_BUILDING ->
          road(playerKnowledge, PackedAction.first(move))
              + road(playerKnowledge, PackedAction.second(move));
      case PackedAction.MOVE_ROBBER, PackedAction.PLAY_KNIGHT ->
          heuristicPolicy
              .robbery()
              .worth(open, seat, PackedAction.first(move), PackedAction.second(move));
      case PackedAction.TRADE_WITH_BANK ->
          opens(
              playerKnowledge.hand(seat) - PackedAction.cards(move),
              PackedAction.wanted(move),
              playerKnowledge.hand(seat));
      case PackedAction.PLAY_INVENTION ->
          opens(playerKnowledge.hand(seat), PackedAction.cards(move), playerKnowledge.hand(seat));
      case PackedAction.WITHDRAW -> Double.NEGATIVE_INFINITY;
      default -> 0;
    };
  }

  /// The worth of the best goal that begins with a road here.
  private double road(PlayerKnowledge playerKnowledge, int edge) {
    if (edge == PackedAction.NONE) return 0;
    double best = 0;
    for (var goal : goalFinder.of(playerKnowledge.open(), house))
      if (goal.first() == PackedAction.of(PackedAction.BUILD_ROAD, edge))
        best = Math.max(best, goal.gain());
    return best;
  }

  /// How much more can be bought with some more cards; an exchange that opens nothing is none.
  private static double opens(int rest, int more, int before) {
    int opened = 0;
    for (int price : PRICES)
      if (PackedCounts.covers(rest + more, price))
        opened += PackedCounts.covers(before, price) ? 1 : 10;
    return opened >= 10 ? opened : Double.NEGATIVE_INFINITY;
  }
}
