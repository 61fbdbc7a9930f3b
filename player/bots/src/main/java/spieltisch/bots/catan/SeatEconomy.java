package spieltisch.bots.catan;

import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// The economy of one seat: its cards, income and trade rates. From these values the class computes
/// the time until the seat can pay a price.
///
/// The object is mutable and reused; `load` switches the object to another seat or position.
public final class SeatEconomy {
  /// The number of rolls that stands for an infinite waiting time.
  public static final double NEVER = 400;

  private static final int BISECTIONS = 5;

  private final double[] income = new double[Resource.KINDS];
  private final int[] rates = new int[Resource.KINDS];
  private int seat;
  private int hand;
  private int points;
  private int goal;

  /// Loads a seat whose hand and cards are known.
  public void load(PlayerKnowledge knowledge, int newSeat) {
    load(knowledge.position(), newSeat);
    hand = knowledge.hand(newSeat);
    points += PackedCounts.count(knowledge.cards(newSeat), Card.VICTORY_POINT.ordinal());
  }

  /// Loads the public information about a seat; the hand of the seat counts as empty.
  public void load(Position open, int newSeat) {
    seat = newSeat;
    hand = PackedCounts.NONE;
    points = open.publicPoints(seat);
    goal = open.options().victoryPoints() == 0 ? 20 : open.options().victoryPoints();
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      income[kind] = 0;
      rates[kind] = open.options().trade() ? open.rate(seat, kind) : (int) NEVER;
    }
    for (int number = 2; number <= 12; number++)
      addIncome(open.income(seat, number), DiceOdds.of(number));
  }

  private void addIncome(int cards, double odds) {
    if (cards == PackedCounts.NONE) return;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      income[kind] += odds * PackedCounts.count(cards, kind);
  }

  public int seat() {
    return seat;
  }

  public int hand() {
    return hand;
  }

  /// Replaces the hand, to compute what another hand could pay.
  public void setHand(int otherHand) {
    hand = otherHand;
  }

  /// The points of the seat, including its victory point cards if these are known.
  public int points() {
    return points;
  }

  public int missingPoints() {
    return Math.max(0, goal - points);
  }

  /// The share of the victory points that the seat still needs, from 1 at the start down to 0.
  double remainingShare() {
    return (double) missingPoints() / goal;
  }

  public double income(int kind) {
    return income[kind];
  }

  public int rate(int kind) {
    return rates[kind];
  }

  /// The expected number of rolls until the seat can pay a price, including bank trades.
  public double rolls(int price) {
    if (canPay(price)) return 0;
    double high = 1;
    while (high < NEVER && shortfall(price, high) > 0) high *= 2;
    if (high >= NEVER) return NEVER;
    double low = high == 1 ? 0 : high / 2;
    for (int i = 0; i < BISECTIONS; i++) {
      double middle = (low + high) / 2;
      if (shortfall(price, middle) > 0) low = middle;
      else high = middle;
    }
    return high;
  }

  /// The number of cards still missing for a price after a number of rolls, minus the cards that
  /// the bank gives for surplus cards.
  private double shortfall(int price, double rolls) {
    double shortfall = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double rest =
          PackedCounts.count(hand, kind) + income[kind] * rolls - PackedCounts.count(price, kind);
      shortfall -= rest < 0 ? rest : rest / rates[kind];
    }
    return shortfall;
  }

  /// Returns whether the seat can pay a price now, if necessary with bank trades.
  public boolean canPay(int price) {
    int shortfall = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int rest = PackedCounts.count(hand, kind) - PackedCounts.count(price, kind);
      shortfall -= rest < 0 ? rest : rest / rates[kind];
    }
    return shortfall <= 0;
  }

  /// The cards of a price that are not in the hand.
  public int missing(int price) {
    int missing = PackedCounts.NONE;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      missing +=
          PackedCounts.of(
              kind, Math.max(0, PackedCounts.count(price, kind) - PackedCounts.count(hand, kind)));
    return missing;
  }

  /// The cards of the hand that a price does not need.
  public int spare(int price) {
    int spare = PackedCounts.NONE;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      spare +=
          PackedCounts.of(
              kind, Math.max(0, PackedCounts.count(hand, kind) - PackedCounts.count(price, kind)));
    return spare;
  }
}
