package spieltisch.bots.catan;

import spieltisch.catan.Island;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;

/// Where to begin: the two free settlements and their roads.
final class OpeningPolicy {
  private final Weights weights;
  private final BoardYield boardYield;
  private final SettlementValue settlementValue;

  OpeningPolicy(Weights weights, BoardYield boardYield) {
    this.weights = weights;
    this.boardYield = boardYield;
    settlementValue = new SettlementValue(weights, boardYield);
  }

  /// The best free corner.
  long settlement(Position open, SeatEconomy house) {
    int best = Island.NOWHERE;
    double most = Double.NEGATIVE_INFINITY;
    for (int corner = 0; corner < boardYield.island().corners().size(); corner++) {
      if (!GoalFinder.isFree(open, corner)) continue;
      double worth = worth(open, house, corner);
      if (worth > most) {
        most = worth;
        best = corner;
      }
    }
    return PackedAction.of(PackedAction.BUILD_SETTLEMENT, best);
  }

  /// What a first settlement on a corner is worth, with the room around it.
  double worth(Position open, SeatEconomy house, int corner) {
    double room = 0;
    for (int i = 0; i < 3; i++) {
      int edge = boardYield.island().edgeAt(corner, i);
      if (edge != Island.NOWHERE) room = Math.max(room, beyond(open, house, corner, edge));
    }
    return settlementValue.settlement(house, corner) + weights.of(Weight.ROOM) * room;
  }

  /// The road that leads to the best place.
  long road(Position open, SeatEconomy house) {
    int from = open.foundedAt();
    int best = Island.NOWHERE;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      int edge = boardYield.island().edgeAt(from, i);
      if (edge == Island.NOWHERE || GoalFinder.isTaken(open, edge)) continue;
      double worth = beyond(open, house, from, edge);
      if (worth > most) {
        most = worth;
        best = edge;
      }
    }
    return PackedAction.of(PackedAction.BUILD_ROAD, best);
  }

  /// The best free corner two edges away through an edge.
  double beyond(Position open, SeatEconomy house, int from, int edge) {
    int middle = boardYield.island().otherEnd(edge, from);
    double best = 0;
    for (int i = 0; i < 3; i++) {
      int next = boardYield.island().edgeAt(middle, i);
      if (next == Island.NOWHERE || next == edge || GoalFinder.isTaken(open, next)) continue;
      int far = boardYield.island().otherEnd(next, middle);
      if (GoalFinder.isFree(open, far))
        best = Math.max(best, settlementValue.settlement(house, far));
    }
    return best;
  }
}
