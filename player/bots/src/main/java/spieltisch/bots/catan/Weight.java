package spieltisch.bots.catan;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// The numbers by which a player of Catan judges. Gains are measured in victory points.
public enum Weight {
  /// The rolls that are added to the wait for every goal: the higher, the less haste.
  PATIENCE(6),
  /// One card with each roll for the rest of the game.
  PRODUCTION(12),
  WOOD(1),
  BRICK(1),
  WOOL(0.8),
  GRAIN(1.1),
  ORE(1.1),
  /// A kind of resource that the seat did not earn so far.
  VARIETY(0.5),
  /// A harbour for any three cards.
  HARBOUR(0.3),
  /// A harbour for two cards, for each card a roll that goes through it.
  SPECIAL_HARBOUR(4),
  /// The best place to expand to from a first settlement, as a part of its gain.
  ROOM(0.3),
  /// A development card.
  CARD(0.7),
  /// A knight that helps towards the largest army.
  ARMY(0.3),
  /// The two points of the longest road.
  LONGEST_ROAD(1.6),
  /// One more road for every settlement that it does not reach yet.
  DETOUR(0.15),
  /// How much more it matters to hinder those who have many points.
  LEADER(2),
  /// A stolen card.
  THEFT(0.4),
  /// How much sooner a goal must be reached for a trade with another player.
  BARGAIN(0.15),
  /// Appraisal: a victory point.
  POINT(0.55),
  /// Appraisal: each point within three of the goal.
  LAST_POINT(0.2),
  /// Appraisal: one card of average worth with each roll.
  INCOME(1.5),
  /// Appraisal: a kind of resource that is earned.
  KIND(0.1),
  /// Appraisal: a resource card in the hand, up to seven.
  HAND_CARD(0.06),
  /// Appraisal: a development card, other than a victory point, that was not played yet.
  HELD_CARD(0.25),
  /// Appraisal: a knight that was played.
  KNIGHT(0.08),
  /// Appraisal: each length of the road.
  ROAD(0.04),
  /// Appraisal: how soon something can be built, from 0 for never to 1 for at once.
  SOON(0.4);

  /// Those by which instinct plays; the others are for the appraisal.
  public static final List<Weight> INSTINCT =
      Arrays.stream(values()).limit(POINT.ordinal()).toList();

  private final double usual;

  Weight(double usual) {
    this.usual = usual;
  }

  static Optional<Weight> of(String word) {
    for (var weight : values()) if (weight.word().equals(word)) return Optional.of(weight);
    return Optional.empty();
  }

  /// Its name in files.
  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// What was set by hand before any tuning.
  double usual() {
    return usual;
  }
}
