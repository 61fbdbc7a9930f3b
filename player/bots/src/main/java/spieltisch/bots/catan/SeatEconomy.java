package spieltisch.bots.catan;

import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// What one seat owns, earns and can exchange: from it follows how soon it can pay for something.
///
/// One object is used over and over; `visit` makes it that of another seat or position.
final class SeatEconomy {
  /// As good as never, in rolls of the dice.
  static final double NEVER = 400;

  private static final int HALVINGS = 5;

  private final double[] income = new double[Resource.KINDS];
  private final int[] rates = new int[Resource.KINDS];
  private int seat;
  private int hand;
  private int points;
  private int goal;

  /// Looks at a seat that acts, whose secrets the facts therefore hold.
  void visit(PlayerKnowledge playerKnowledge, int newSeat) {
    visit(playerKnowledge.open(), newSeat);
    hand = playerKnowledge.hand(newSeat);
    points += PackedCounts.count(playerKnowledge.cards(newSeat), Card.VICTORY_POINT.ordinal());
  }

  /// Looks at what everybody can see of a seat; its hand counts as empty.
  void visit(Position open, int newSeat) {
    seat = newSeat;
    hand = PackedCounts.NONE;
    points = open.openPoints(seat);
    goal = open.options().victoryPoints() == 0 ? 20 : open.options().victoryPoints();
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      income[kind] = 0;
      rates[kind] = open.options().trade() ? open.rate(seat, kind) : (int) NEVER;
    }
    for (int number = 2; number <= 12; number++)
      earn(open.income(seat, number), DiceOdds.of(number));
  }

  private void earn(int cards, double odds) {
    if (cards == PackedCounts.NONE) return;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      income[kind] += odds * PackedCounts.count(cards, kind);
  }

  int seat() {
    return seat;
  }

  int hand() {
    return hand;
  }

  /// Goes on with another hand, to see how things would be.
  void suppose(int otherHand) {
    hand = otherHand;
  }

  /// The points of the seat, victory point cards included if they are known.
  int points() {
    return points;
  }

  int missingPoints() {
    return Math.max(0, goal - points);
  }

  /// How much of the game lies ahead, from 1 down to 0.
  double ahead() {
    return (double) missingPoints() / goal;
  }

  double income(int kind) {
    return income[kind];
  }

  int rate(int kind) {
    return rates[kind];
  }

  /// How many rolls it takes on average until a price can be paid, with the help of the bank.
  double rolls(int price) {
    if (canPay(price)) return 0;
    double late = 1;
    while (late < NEVER && lack(price, late) > 0) late *= 2;
    if (late >= NEVER) return NEVER;
    double early = late == 1 ? 0 : late / 2;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (early + late) / 2;
      if (lack(price, middle) > 0) early = middle;
      else late = middle;
    }
    return late;
  }

  /// What is missing after so many rolls, less what can be had for what is left over.
  private double lack(int price, double rolls) {
    double lack = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double rest =
          PackedCounts.count(hand, kind) + income[kind] * rolls - PackedCounts.count(price, kind);
      lack -= rest < 0 ? rest : rest / rates[kind];
    }
    return lack;
  }

  /// Whether a price can be paid at once, if need be after exchanges with the bank.
  boolean canPay(int price) {
    int lack = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int rest = PackedCounts.count(hand, kind) - PackedCounts.count(price, kind);
      lack -= rest < 0 ? rest : rest / rates[kind];
    }
    return lack <= 0;
  }

  /// The cards of a price that the hand lacks.
  int missing(int price) {
    int missing = PackedCounts.NONE;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      missing +=
          PackedCounts.of(
              kind, Math.max(0, PackedCounts.count(price, kind) - PackedCounts.count(hand, kind)));
    return missing;
  }

  /// The cards of the hand that a price does not need.
  int spare(int price) {
    int spare = PackedCounts.NONE;
    for (int kind = 0; kind < Resource.KINDS; kind++)
      spare +=
          PackedCounts.of(
              kind, Math.max(0, PackedCounts.count(hand, kind) - PackedCounts.count(price, kind)));
    return spare;
  }
}
