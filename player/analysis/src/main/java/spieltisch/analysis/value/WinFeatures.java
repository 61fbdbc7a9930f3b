package spieltisch.analysis.value;

import spieltisch.bots.catan.SeatEconomy;
import spieltisch.bots.catan.Weights;
import spieltisch.bots.catan.policy.HeuristicPolicy;
import spieltisch.catan.Board;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.rules.State;

/// Describes the situation of one seat by numbers from about -1 to 2, the input of [WinModel].
///
/// A model file depends on the order of these numbers. An instance is mutable and belongs to one
/// thread.
final class WinFeatures {
  /// The number of features of each seat.
  static final int COUNT = 47 + HeuristicPolicy.PROSPECTS;

  private static final double HALF_VALUE_ROLLS = 8;
  private static final int SAFE_HAND = 7;
  private static final int[] PRICES = {Price.ROAD, Price.SETTLEMENT, Price.CITY, Price.CARD};

  private final SeatEconomy economy = new SeatEconomy();
  private final HeuristicPolicy policy;
  private final double[] prospects = new double[HeuristicPolicy.PROSPECTS];
  private double[] values = new double[COUNT];
  private int next;

  WinFeatures(Board board) {
    policy = new HeuristicPolicy(Weights.tuned(), board, false);
  }

  /// Writes the features of a seat to the array `to`.
  void of(State state, int seat, double[] to) {
    values = to;
    next = 0;
    economy.load(state, seat);
    addPoints(state, seat);
    addIncome(state, seat);
    addHand(state, seat);
    addCards(state, seat);
    addRoads(state.position(), seat);
    addBuilding(state.position(), seat);
    addTurn(state.position(), seat);
    addProspects(state, seat);
    if (next != COUNT) throw new IllegalStateException(next + " features");
  }

  private void add(double value) {
    values[next++] = value;
  }

  private void add(boolean value) {
    values[next++] = value ? 1 : 0;
  }

  private void addPoints(State state, int seat) {
    var open = state.position();
    int goal = goal(open);
    int most = 0;
    double sum = 0;
    for (int other = 0; other < open.players(); other++) {
      if (other == seat) continue;
      most = Math.max(most, state.points(other));
      sum += state.points(other);
    }
    int missing = economy.missingPoints();
    add((double) economy.points() / goal);
    add(missing <= 1);
    add(missing <= 2);
    add(missing <= 3);
    add((double) most / goal);
    add(most >= goal - 1);
    add(most >= goal - 2);
    add(sum / (open.players() - 1) / goal);
  }

  /// The number of points that wins. A game without an end gets a high number.
  static int goal(Position open) {
    return open.options().victoryPoints() == 0 ? 20 : open.options().victoryPoints();
  }

  private void addIncome(State state, int seat) {
    var open = state.position();
    double total = 0;
    double kinds = 0;
    double tradable = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      double income = economy.income(kind);
      total += income;
      tradable += income / economy.rate(kind);
      if (income > 0) kinds++;
      add(2 * income);
    }
    add(total);
    add(kinds / Resource.KINDS);
    add(2 * tradable);
    add(open.harbours(seat) != 0);
    int robber = open.robber();
    add(0.5 * open.weight(seat, robber));
    double others = 0;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) others = Math.max(others, income(open, other));
    add(others);
  }

  private static double income(Position open, int seat) {
    double sum = 0;
    for (int number = 2; number <= 12; number++)
      sum += PackedCounts.total(open.income(seat, number)) * (6 - Math.abs(7 - number)) / 36.0;
    return sum;
  }

  private void addHand(State state, int seat) {
    int hand = state.hand(seat);
    for (int kind = 0; kind < Resource.KINDS; kind++)
      add(Math.min(6, PackedCounts.count(hand, kind)) / 4.0);
    int size = PackedCounts.total(hand);
    add(Math.min(SAFE_HAND, size) / 7.0);
    add(Math.max(0, size - SAFE_HAND) / 7.0);
    for (int price : PRICES) add(HALF_VALUE_ROLLS / (HALF_VALUE_ROLLS + economy.rolls(price)));
  }

  private void addCards(State state, int seat) {
    var open = state.position();
    int cards = state.cards(seat);
    int knights = PackedCounts.count(cards, Card.KNIGHT.ordinal());
    int points = PackedCounts.count(cards, Card.VICTORY_POINT.ordinal());
    add(knights / 2.0);
    add((PackedCounts.total(cards) - knights - points) / 2.0);
    add(points / 2.0);
    add(open.knights(seat) / 3.0);
    add(open.largestArmy() == seat);
    int most = 2;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) most = Math.max(most, open.knights(other));
    add(Math.clamp(open.knights(seat) + knights - most, -3, 3) / 3.0);
    add(open.deck() / 25.0);
  }

  private void addRoads(Position open, int seat) {
    int most = 4;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) most = Math.max(most, open.roadLength(other));
    add(open.roadLength(seat) / 8.0);
    add(open.longestRoad() == seat);
    add(Math.clamp(open.roadLength(seat) - most, -4, 4) / 4.0);
  }

  private void addBuilding(Position open, int seat) {
    int sites = sites(open, seat);
    add(Math.min(3, sites) / 3.0);
    add(open.settlementsLeft(seat) / 5.0);
    add(open.citiesLeft(seat) / 4.0);
  }

  private static int sites(Position open, int seat) {
    return Long.bitCount(open.settlementSites(seat, 0))
        + Long.bitCount(open.settlementSites(seat, 1));
  }

  private void addProspects(State state, int seat) {
    policy.prospects(state, seat, prospects);
    add(Math.min(10, prospects[0]) / 10);
    for (int i = 1; i < prospects.length; i += 2) {
      add(prospects[i] / 3);
      add(3 * prospects[i + 1]);
    }
  }

  private void addTurn(Position open, int seat) {
    int players = open.players();
    int distance = (seat - open.active() + players) % players;
    add((double) distance / players);
    add(distance == 0);
    add(Math.min(100, open.turn()) / 50.0);
    add(players / 4.0);
  }
}
