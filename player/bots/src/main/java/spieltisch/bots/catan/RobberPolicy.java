package spieltisch.bots.catan;

import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;

/// Where the robber does most harm to the others, and whom to rob there.
final class RobberPolicy {
  private final Weights weights;
  private final BoardYield boardYield;

  RobberPolicy(Weights weights, BoardYield boardYield) {
    this.weights = weights;
    this.boardYield = boardYield;
  }

  /// The best move of the robber, by a seven or by a knight.
  long best(int kind, PlayerKnowledge playerKnowledge, int seat) {
    var open = playerKnowledge.open();
    long best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (long left = boardYield.island().land() & ~(1L << open.robber());
        left != 0;
        left &= left - 1) {
      int hex = Long.numberOfTrailingZeros(left);
      int victim = victim(open, seat, hex);
      double worth = worth(open, seat, hex, victim);
      if (worth > most) {
        most = worth;
        best = PackedAction.of(kind, hex, victim);
      }
    }
    return best;
  }

  /// What a move of the robber is worth: the cards a roll that the others lose, and the theft.
  double worth(Position open, int seat, int hex, int victim) {
    double worth = 0;
    double odds = weights.of(Weight.PRODUCTION) * boardYield.odds(hex);
    for (int other = 0; other < open.players(); other++) {
      if ((open.hexes(other) >>> hex & 1) == 0) continue;
      double loss = odds * open.weight(other, hex) * weights.ofKind(boardYield.kind(hex));
      worth += other == seat ? -2 * loss : loss * menace(open, other) / (open.players() - 1);
    }
    if (victim != PackedAction.NONE && open.handSize(victim) > 0)
      worth += weights.of(Weight.THEFT) * menace(open, victim);
    return worth;
  }

  /// The neighbour of a hexagon whom it hurts most, among those with cards if there are any.
  private int victim(Position open, int seat, int hex) {
    int victim = PackedAction.NONE;
    double most = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < open.players(); other++) {
      if (other == seat || (open.hexes(other) >>> hex & 1) == 0 || open.handSize(other) == 0)
        continue;
      double harm = menace(open, other) + 0.01 * open.handSize(other);
      if (harm > most) {
        most = harm;
        victim = other;
      }
    }
    return victim;
  }

  /// How much a seat is to be feared: it grows with its points.
  double menace(Position open, int seat) {
    int goal = open.options().victoryPoints() == 0 ? 20 : open.options().victoryPoints();
    double points = open.openPoints(seat) + 0.3 * open.cardCount(seat);
    return 1 + weights.of(Weight.LEADER) * points / goal;
  }
}
