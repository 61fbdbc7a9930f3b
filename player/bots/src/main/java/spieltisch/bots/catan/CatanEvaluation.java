package spieltisch.bots.catan;

import java.util.List;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.rules.State;

/// Estimates the chance of each seat to win a world: the strengths of the seats are weighed against
/// each other.
public final class CatanEvaluation {
  /// The weights of the appraisal, in the order of its features.
  public static final List<Weight> FEATURES =
      List.of(
          Weight.POINT,
          Weight.LAST_POINT,
          Weight.INCOME,
          Weight.KIND,
          Weight.HAND_CARD,
          Weight.HELD_CARD,
          Weight.KNIGHT,
          Weight.ROAD,
          Weight.SOON);

  private static final int LAST_POINTS = 3;
  private static final int SAFE_HAND = 7;

  /// What can be built after so many rolls counts half.
  private static final double HALF_SOON = 8;

  private final Weights weights;
  private final SeatEconomy house = new SeatEconomy();
  private final double[] features = new double[FEATURES.size()];

  public CatanEvaluation(Weights weights) {
    this.weights = weights;
  }

  /// The chance of a seat, from 0 to 1.
  double chance(State world, int seat) {
    var open = world.open();
    if (open.isOver()) return open.actor() == seat ? 1 : 0;
    double own = 0;
    double all = 0;
    for (int other = 0; other < open.players(); other++) {
      double strength = Math.exp(strength(world, other));
      all += strength;
      if (other == seat) own = strength;
    }
    return own / all;
  }

  private double strength(State world, int seat) {
    features(world, seat, features);
    double strength = 0;
    for (int i = 0; i < FEATURES.size(); i++) strength += weights.of(FEATURES.get(i)) * features[i];
    return strength;
  }

  /// Writes what counts about a seat.
  public void features(State world, int seat, double[] to) {
    var open = world.open();
    house.visit(world, seat);
    int held = PackedCounts.total(world.cards(seat));
    int i = 0;
    to[i++] = house.points();
    to[i++] = Math.max(0, LAST_POINTS - house.missingPoints());
    to[i++] = income();
    to[i++] = kinds();
    to[i++] = Math.min(SAFE_HAND, open.handSize(seat));
    to[i++] = held - PackedCounts.count(world.cards(seat), Card.VICTORY_POINT.ordinal());
    to[i++] = open.knights(seat);
    to[i++] = open.roadLength(seat);
    to[i] = HALF_SOON / (HALF_SOON + soonest(open, seat));
  }

  private double income() {
    double income = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      income += weights.ofKind(kind) * house.income(kind);
    return income;
  }

  private int kinds() {
    int kinds = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) if (house.income(kind) > 0) kinds++;
    return kinds;
  }

  /// The rolls until a city or a settlement can be built, roads included.
  private double soonest(Position open, int seat) {
    double city = hasSettlement(open, seat) ? house.rolls(Price.CITY) : SeatEconomy.NEVER;
    boolean hasSite = (open.settlementSites(seat, 0) | open.settlementSites(seat, 1)) != 0;
    int price = hasSite ? Price.SETTLEMENT : Price.SETTLEMENT + Price.ROAD;
    return Math.min(city, house.rolls(price));
  }

  private static boolean hasSettlement(Position open, int seat) {
    return (open.settlements(seat, 0) | open.settlements(seat, 1)) != 0
        && open.citiesLeft(seat) > 0;
  }
}
