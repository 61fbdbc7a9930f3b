package spieltisch.bots.catan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The tunable parameters of the Catan players. Gains are measured in victory points.
public enum Weight {
  /// The number of rolls that is added to the waiting time of every goal; a higher value favours
  /// larger goals.
  PATIENCE(6),
  /// The value of one more card per roll for the rest of the game.
  PRODUCTION(12),
  WOOD(1),
  BRICK(1),
  WOOL(0.8),
  GRAIN(1.1),
  ORE(1.1),
  /// The value of income of a resource kind that the seat does not earn yet.
  VARIETY(0.5),
  /// The value of a 3:1 harbour.
  HARBOUR(0.3),
  /// The value of a 2:1 harbour, for each card of its kind that the seat earns per roll.
  SPECIAL_HARBOUR(4),
  /// The share of the value of the best neighbouring site that is added to the value of an initial
  /// settlement.
  ROOM(0.3),
  /// The value of a development card.
  CARD(0.7),
  /// The value of a knight that brings the largest army closer.
  ARMY(0.3),
  /// The value of the two points for the longest road.
  LONGEST_ROAD(1.6),
  /// The cost of each road that a settlement still needs.
  DETOUR(0.15),
  /// The extra weight of harming seats with many points.
  LEADER(2),
  /// The value of a stolen card.
  THEFT(0.4),
  /// The relative improvement that a trade with another player must bring.
  BARGAIN(0.15),
  /// In the evaluation: the value of a victory point.
  POINT(0.55),
  /// In the evaluation: the extra value of each of the last three points before victory.
  LAST_POINT(0.2),
  /// In the evaluation: the value of one card of average value per roll.
  INCOME(1.5),
  /// In the evaluation: the value of a resource kind of which the seat has an income.
  KIND(0.1),
  /// In the evaluation: the value of each of the first seven resource cards in the hand.
  HAND_CARD(0.06),
  /// In the evaluation: the value of an unplayed development card, except victory point cards.
  HELD_CARD(0.25),
  /// In the evaluation: the value of a played knight.
  KNIGHT(0.08),
  /// In the evaluation: the value of each segment of the seat's longest road.
  ROAD(0.04),
  /// In the evaluation: the value of being able to build now. The value falls to 0 with the time
  /// until the next build.
  SOON(0.4);

  /// The parameters of the heuristic policy; all other parameters belong to the evaluation.
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

  /// The name of the parameter in weight files.
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The value of the parameter before any tuning.
  double defaultValue() {
    return defaultValue;
  }
}
