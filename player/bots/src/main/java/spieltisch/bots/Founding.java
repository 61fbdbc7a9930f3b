package spieltisch.bots;

import spieltisch.catan.Island;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;

/// Where to begin: the two free settlements and their roads.
final class Founding {
  private final Weights weights;
  private final Land land;
  private final Sites sites;

  Founding(Weights weights, Land land) {
    this.weights = weights;
    this.land = land;
    sites = new Sites(weights, land);
  }

  /// The best free corner.
  long settlement(Position open, Household house) {
    int best = Island.NOWHERE;
    double most = Double.NEGATIVE_INFINITY;
    for (int corner = 0; corner < land.island().corners().size(); corner++) {
      if (!Goals.isFree(open, corner)) continue;
      double worth = worth(open, house, corner);
      if (worth > most) {
        most = worth;
        best = corner;
      }
    }
    return PackedAction.of(PackedAction.BUILD_SETTLEMENT, best);
  }

  /// What a first settlement on a corner is worth, with the room around it.
  double worth(Position open, Household house, int corner) {
    double room = 0;
    for (int i = 0; i < 3; i++) {
      int edge = land.island().edgeAt(corner, i);
      if (edge != Island.NOWHERE) room = Math.max(room, beyond(open, house, corner, edge));
    }
    return sites.settlement(house, corner) + weights.of(Weight.ROOM) * room;
  }

  /// The road that leads to the best place.
  long road(Position open, Household house) {
    int from = open.foundedAt();
    int best = Island.NOWHERE;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      int edge = land.island().edgeAt(from, i);
      if (edge == Island.NOWHERE || Goals.isTaken(open, edge)) continue;
      double worth = beyond(open, house, from, edge);
      if (worth > most) {
        most = worth;
        best = edge;
      }
    }
    return PackedAction.of(PackedAction.BUILD_ROAD, best);
  }

  /// The best free corner two edges away through an edge.
  double beyond(Position open, Household house, int from, int edge) {
    int middle = land.island().otherEnd(edge, from);
    double best = 0;
    for (int i = 0; i < 3; i++) {
      int next = land.island().edgeAt(middle, i);
      if (next == Island.NOWHERE || next == edge || Goals.isTaken(open, next)) continue;
      int far = land.island().otherEnd(next, middle);
      if (Goals.isFree(open, far)) best = Math.max(best, sites.settlement(house, far));
    }
    return best;
  }
}
