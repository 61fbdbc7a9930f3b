package spieltisch.bots.catan.policy;

import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.PackedAction;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;

/// Chooses the hexagon and the victim of the robber.
final class RobberPolicy {
  private final Weights weights;
  private final BoardYield boardYield;

  RobberPolicy(Weights weights, BoardYield boardYield) {
    this.weights = weights;
    this.boardYield = boardYield;
  }

  /// Returns the best move of the robber, as an action of the given kind: a robber move or a
  /// knight.
  long best(int kind, PlayerKnowledge knowledge, int seat) {
    var open = knowledge.position();
    long best = 0;
    double bestValue = Double.NEGATIVE_INFINITY;
    for (long left = boardYield.island().land() & ~(1L << open.robber());
        left != 0;
        left &= left - 1) {
      int hex = Long.numberOfTrailingZeros(left);
      int victim = victim(open, seat, hex);
      double value = value(open, seat, hex, victim);
      if (value > bestValue) {
        bestValue = value;
        best = PackedAction.of(kind, hex, victim);
      }
    }
    return best;
  }

  /// The value of a robber move: the production that the other players lose, minus twice the
  /// production that the seat itself loses, plus the stolen card. Losses of a threatening player
  /// count more.
  double value(Position open, int seat, int hex, int victim) {
    double value = 0;
    double odds = weights.of(Weight.PRODUCTION) * boardYield.odds(hex);
    for (int other = 0; other < open.players(); other++) {
      if ((open.hexes(other) >>> hex & 1) == 0) continue;
      double loss = odds * open.weight(other, hex) * weights.ofKind(boardYield.kind(hex));
      value += other == seat ? -2 * loss : loss * threat(open, other) / (open.players() - 1);
    }
    if (victim != PackedAction.NONE && open.handSize(victim) > 0)
      value += weights.of(Weight.THEFT) * threat(open, victim);
    return value;
  }

  /// The most threatening player with a building at the hexagon and cards in hand, or NONE.
  private int victim(Position open, int seat, int hex) {
    int victim = PackedAction.NONE;
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < open.players(); other++) {
      if (other == seat || (open.hexes(other) >>> hex & 1) == 0 || open.handSize(other) == 0)
        continue;
      double value = threat(open, other) + 0.01 * open.handSize(other);
      if (value > bestValue) {
        bestValue = value;
        victim = other;
      }
    }
    return victim;
  }

  /// The threat that a seat poses, which grows with its points.
  double threat(Position open, int seat) {
    int goal = open.options().victoryPoints() == 0 ? 20 : open.options().victoryPoints();
    double points = open.publicPoints(seat) + 0.3 * open.cardCount(seat);
    return 1 + weights.of(Weight.LEADER) * points / goal;
  }
}
