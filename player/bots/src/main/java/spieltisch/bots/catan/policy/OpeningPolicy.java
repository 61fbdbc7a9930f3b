package spieltisch.bots.catan.policy;

import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.GoalFinder;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.SettlementValue;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.FoundingSites;
import spieltisch.catan.Island;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;

/// Chooses the two initial settlements and their roads.
final class OpeningPolicy {
  private final Weights weights;
  private final BoardYield boardYield;
  private final SettlementValue settlementValue;

  OpeningPolicy(Weights weights, BoardYield boardYield) {
    this.weights = weights;
    this.boardYield = boardYield;
    settlementValue = new SettlementValue(weights, boardYield);
  }

  /// The move that places a settlement on the most valuable free corner.
  long settlement(Position open, SeatEconomy economy) {
    int best = Island.NOWHERE;
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int corner = 0; corner < boardYield.island().corners().size(); corner++) {
      if ((FoundingSites.settlements(open, corner >>> 6) >>> corner & 1) == 0) continue;
      double value = value(open, economy, corner);
      if (value > bestValue) {
        bestValue = value;
        best = corner;
      }
    }
    return PackedAction.of(PackedAction.BUILD_SETTLEMENT, best);
  }

  /// The value of an initial settlement on a corner, including the best site for the next
  /// settlement.
  double value(Position open, SeatEconomy economy, int corner) {
    double expansion = 0;
    for (int i = 0; i < 3; i++) {
      int edge = boardYield.island().edgeAt(corner, i);
      if (edge != Island.NOWHERE)
        expansion = Math.max(expansion, valueBeyond(open, economy, corner, edge));
    }
    return settlementValue.ofSettlement(economy, corner) + weights.of(Weight.ROOM) * expansion;
  }

  /// The move that places a road from the new settlement towards the most valuable site.
  long road(Position open, SeatEconomy economy) {
    int from = open.foundedAt();
    int best = Island.NOWHERE;
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      int edge = boardYield.island().edgeAt(from, i);
      if (edge == Island.NOWHERE || GoalFinder.isTaken(open, edge)) continue;
      double value = valueBeyond(open, economy, from, edge);
      if (value > bestValue) {
        bestValue = value;
        best = edge;
      }
    }
    return PackedAction.of(PackedAction.BUILD_ROAD, best);
  }

  /// The value of the best free corner that is two edges away from `from` when the first edge is
  /// `edge`; 0 if there is none.
  double valueBeyond(Position open, SeatEconomy economy, int from, int edge) {
    int middle = boardYield.island().otherEnd(edge, from);
    double best = 0;
    for (int i = 0; i < 3; i++) {
      int next = boardYield.island().edgeAt(middle, i);
      if (next == Island.NOWHERE || next == edge || GoalFinder.isTaken(open, next)) continue;
      int far = boardYield.island().otherEnd(next, middle);
      if (GoalFinder.isFree(open, far))
        best = Math.max(best, settlementValue.ofSettlement(economy, far));
    }
    return best;
  }
}
