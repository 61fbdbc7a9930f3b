package spieltisch.bots.catan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The tunable parameters of the Catan players. Gains are measured in victory points.
public enum Weight {
  /// Rolls added to the waiting time of every goal; a higher value favours larger goals.
  PATIENCE(6),
  /// One card per roll for the rest of the game.
  PRODUCTION(12),
  WOOD(1),
  BRICK(1),
  WOOL(0.8),
  GRAIN(1.1),
  ORE(1.1),
  /// A kind of resource that the seat has no income of yet.
  VARIETY(0.5),
  /// A 3:1 harbour.
  HARBOUR(0.3),
  /// A 2:1 harbour, per card of its kind that the seat earns with each roll.
  SPECIAL_HARBOUR(4),
  /// The best site next to an initial settlement, as a share of its value.
  ROOM(0.3),
  /// A development card.
  CARD(0.7),
  /// A knight that brings the largest army closer.
  ARMY(0.3),
  /// The two points of the longest road.
  LONGEST_ROAD(1.6),
  /// The cost of each road that a settlement still needs.
  DETOUR(0.15),
  /// The extra weight of harming seats with many points.
  LEADER(2),
  /// A stolen card.
  THEFT(0.4),
  /// The relative improvement that a trade with another player must bring.
  BARGAIN(0.15),
  /// Evaluation: a victory point.
  POINT(0.55),
  /// Evaluation: each point within three of the goal.
  LAST_POINT(0.2),
  /// Evaluation: one card of average value per roll.
  INCOME(1.5),
  /// Evaluation: a kind of resource with an income.
  KIND(0.1),
  /// Evaluation: a resource card in the hand, up to seven.
  HAND_CARD(0.06),
  /// Evaluation: a development card in the hand, except victory points.
  HELD_CARD(0.25),
  /// Evaluation: a played knight.
  KNIGHT(0.08),
  /// Evaluation: each segment of the longest road.
  ROAD(0.04),
  /// Evaluation: the time until the next build, from 0 for never to 1 for now.
  SOON(0.4);

  /// The parameters of the heuristic policy; the others belong to the evaluation.
  public static final List<Weight> HEURISTIC =
      Arrays.stream(values()).limit(POINT.ordinal()).toList();

  private final double defaultValue;

  Weight(double defaultValue) {
    this.defaultValue = defaultValue;
  }

  static Optional<Weight> of(String word) {
    for (var weight : values()) if (weight.word().equals(word)) return Optional.of(weight);
    return Optional.empty();
  }

  /// The name in weight files.
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The value before any tuning.
  double defaultValue() {
    return defaultValue;
  }
}
