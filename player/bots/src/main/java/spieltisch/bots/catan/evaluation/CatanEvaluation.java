package spieltisch.bots.catan.evaluation;

import java.util.List;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.Weight;
import spieltisch.bots.catan.Weights;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.rules.State;

/// The linear evaluation of Catan, which `hard` uses; `best` uses [LearnedEvaluation]. It estimates
/// each seat's chance to win. The strength of a seat is a weighted sum of features; the chances are
/// the softmax of the strengths.
public final class CatanEvaluation implements Evaluation {
  /// The weights of the evaluation, in the order of its features.
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

  /// The waiting time, in rolls, at which a build counts half as much as a build that is affordable
  /// now.
  private static final double HALF_VALUE_ROLLS = 8;

  private final Weights weights;
  private final SeatEconomy economy = new SeatEconomy();
  private final double[] features = new double[FEATURES.size()];

  public CatanEvaluation(Weights weights) {
    this.weights = weights;
  }

  @Override
  public double winChance(State state, int seat) {
    var open = state.position();
    if (open.isOver()) return open.actor() == seat ? 1 : 0;
    double own = 0;
    double total = 0;
    for (int other = 0; other < open.players(); other++) {
      double strength = Math.exp(strength(state, other));
      total += strength;
      if (other == seat) own = strength;
    }
    return own / total;
  }

  private double strength(State state, int seat) {
    features(state, seat, features);
    double strength = 0;
    for (int i = 0; i < FEATURES.size(); i++) strength += weights.of(FEATURES.get(i)) * features[i];
    return strength;
  }

  /// Writes the features of a seat to the array `to`.
  public void features(State state, int seat, double[] to) {
    var open = state.position();
    economy.load(state, seat);
    int cardCount = PackedCounts.total(state.cards(seat));
    int i = 0;
    to[i++] = economy.points();
    to[i++] = Math.max(0, LAST_POINTS - economy.missingPoints());
    to[i++] = income();
    to[i++] = kinds();
    to[i++] = Math.min(SAFE_HAND, open.handSize(seat));
    to[i++] = cardCount - PackedCounts.count(state.cards(seat), Card.VICTORY_POINT.ordinal());
    to[i++] = open.knights(seat);
    to[i++] = open.roadLength(seat);
    to[i] = HALF_VALUE_ROLLS / (HALF_VALUE_ROLLS + rollsToNextBuild(open, seat));
  }

  private double income() {
    double income = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      income += weights.ofKind(kind) * economy.income(kind);
    return income;
  }

  private int kinds() {
    int kinds = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) if (economy.income(kind) > 0) kinds++;
    return kinds;
  }

  /// The expected number of rolls until the seat can pay for a city or a settlement, whichever
  /// comes first. If the seat has no site for a settlement, the price of a settlement includes one
  /// road.
  private double rollsToNextBuild(Position open, int seat) {
    double city = hasSettlement(open, seat) ? economy.rolls(Price.CITY) : SeatEconomy.NEVER;
    boolean hasSite = (open.settlementSites(seat, 0) | open.settlementSites(seat, 1)) != 0;
    int price = hasSite ? Price.SETTLEMENT : Price.SETTLEMENT + Price.ROAD;
    return Math.min(city, economy.rolls(price));
  }

  private static boolean hasSettlement(Position open, int seat) {
    return (open.settlements(seat, 0) | open.settlements(seat, 1)) != 0
        && open.citiesLeft(seat) > 0;
  }
}
