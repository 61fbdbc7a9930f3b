package spieltisch.bots.catan.policy;

import java.util.ArrayList;
import java.util.List;
import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.GoalFinder;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.Board;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;

/// Selects the moves that a search examines. The choice of the heuristic policy comes first. The
/// moves with the best heuristic scores follow, a few of each kind.
public final class CandidateMoves {
  private static final int MAX_MOVES = 32_768;
  private static final int MAX_SETTLEMENTS = 8;
  private static final int MAX_ROADS = 4;
  private static final int MAX_ROBBER_MOVES = 6;
  private static final int MAX_OTHERS = 6;
  private static final int[] PRICES = {Price.ROAD, Price.SETTLEMENT, Price.CITY, Price.CARD};

  /// A move and its heuristic score.
  private record ScoredMove(long move, double score) {}

  private final HeuristicPolicy policy;
  private final GoalFinder goalFinder;
  private final SeatEconomy economy = new SeatEconomy();
  private final MoveGenerator moveGenerator = new MoveGenerator(false);
  private final long[] moves = new long[MAX_MOVES];

  public CandidateMoves(Weights weights, Board board, HeuristicPolicy policy) {
    this.policy = policy;
    goalFinder = new GoalFinder(weights, new BoardYield(board));
  }

  /// Returns the candidate moves of a seat that must act.
  public List<Long> of(PlayerKnowledge knowledge, int seat) {
    long first = policy.choose(knowledge, seat);
    var chosen = new ArrayList<Long>();
    chosen.add(first);
    economy.load(knowledge, seat);
    int count = moveGenerator.list(knowledge, seat, moves);
    for (int kind = PackedAction.ROLL; kind <= PackedAction.WITHDRAW; kind++)
      for (long move : best(knowledge, seat, kind, count))
        if (!chosen.contains(move)) chosen.add(move);
    return chosen;
  }

  private List<Long> best(PlayerKnowledge knowledge, int seat, int kind, int count) {
    var scored = new ArrayList<ScoredMove>();
    for (int i = 0; i < count; i++) {
      if (PackedAction.kind(moves[i]) != kind) continue;
      double score = score(knowledge, seat, moves[i]);
      if (score > Double.NEGATIVE_INFINITY) scored.add(new ScoredMove(moves[i], score));
    }
    scored.sort((a, b) -> Double.compare(b.score(), a.score()));
    return scored.stream().limit(limit(kind)).map(ScoredMove::move).toList();
  }

  private static int limit(int kind) {
    return switch (kind) {
      case PackedAction.BUILD_SETTLEMENT -> MAX_SETTLEMENTS;
      case PackedAction.BUILD_ROAD, PackedAction.PLAY_ROAD_BUILDING -> MAX_ROADS;
      case PackedAction.MOVE_ROBBER, PackedAction.PLAY_KNIGHT -> MAX_ROBBER_MOVES;
      default -> MAX_OTHERS;
    };
  }

  private double score(PlayerKnowledge knowledge, int seat, long move) {
    var open = knowledge.position();
    return switch (PackedAction.kind(move)) {
      case PackedAction.BUILD_SETTLEMENT ->
          policy.openingPolicy().value(open, economy, PackedAction.first(move));
      case PackedAction.BUILD_ROAD -> roadScore(knowledge, PackedAction.first(move));
      case PackedAction.PLAY_ROAD_BUILDING ->
          roadScore(knowledge, PackedAction.first(move))
              + roadScore(knowledge, PackedAction.second(move));
      case PackedAction.MOVE_ROBBER, PackedAction.PLAY_KNIGHT ->
          policy
              .robberPolicy()
              .value(open, seat, PackedAction.first(move), PackedAction.second(move));
      case PackedAction.TRADE_WITH_BANK ->
          purchaseScore(
              knowledge.hand(seat) - PackedAction.cards(move),
              PackedAction.wanted(move),
              knowledge.hand(seat));
      case PackedAction.PLAY_INVENTION ->
          purchaseScore(knowledge.hand(seat), PackedAction.cards(move), knowledge.hand(seat));
      case PackedAction.WITHDRAW -> Double.NEGATIVE_INFINITY;
      default -> 0;
    };
  }

  /// The gain of the best goal that starts with a road on this edge.
  private double roadScore(PlayerKnowledge knowledge, int edge) {
    if (edge == PackedAction.NONE) return 0;
    double best = 0;
    for (var goal : goalFinder.of(knowledge.position(), economy))
      if (goal.first() == PackedAction.of(PackedAction.BUILD_ROAD, edge))
        best = Math.max(best, goal.gain());
    return best;
  }

  /// Scores a trade by the purchases that it makes affordable. A trade that makes nothing new
  /// affordable is excluded.
  private static double purchaseScore(int rest, int more, int before) {
    int score = 0;
    for (int price : PRICES)
      if (PackedCounts.covers(rest + more, price))
        score += PackedCounts.covers(before, price) ? 1 : 10;
    return score >= 10 ? score : Double.NEGATIVE_INFINITY;
  }
}
