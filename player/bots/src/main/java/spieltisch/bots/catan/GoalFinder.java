package spieltisch.bots.catan;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Island;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;

/// Finds what a seat could save up for: cities, settlements up to two roads away, cards, and the
/// longest road.
final class GoalFinder {
  private static final int MOST_ROADS = 2;
  private static final int SHORTEST_AWARD = 5;
  private static final int MOST_AWARD_ROADS = 3;
  private static final int SMALLEST_ARMY = 3;

  /// To win is worth more than anything else.
  private static final double VICTORY = 1_000;

  private final Weights weights;
  private final BoardYield boardYield;
  private final SettlementValue settlementValue;
  private final List<Goal> found = new ArrayList<>();
  private final double[] settlementRolls = new double[MOST_ROADS + 1];
  private final int[] settlementPrice = new int[MOST_ROADS + 1];

  GoalFinder(Weights weights, BoardYield boardYield) {
    this.weights = weights;
    this.boardYield = boardYield;
    settlementValue = new SettlementValue(weights, boardYield);
    settlementPrice[0] = Price.SETTLEMENT;
    for (int i = 1; i <= MOST_ROADS; i++) settlementPrice[i] = settlementPrice[i - 1] + Price.ROAD;
  }

  /// The goals of a household, until the next call.
  List<Goal> of(Position open, SeatEconomy house) {
    found.clear();
    cities(open, house);
    settlements(open, house);
    card(open, house);
    longestRoad(open, house);
    return found;
  }

  /// Those of the last call.
  List<Goal> found() {
    return found;
  }

  private void add(
      SeatEconomy house, long first, int price, double rolls, int points, double more) {
    double gain = points >= house.missingPoints() && points > 0 ? VICTORY : points + more;
    found.add(new Goal(first, price, gain, rolls));
  }

  private void cities(Position open, SeatEconomy house) {
    int seat = house.seat();
    if (open.citiesLeft(seat) == 0) return;
    double rolls = house.rolls(Price.CITY);
    for (int word = 0; word < 2; word++)
      for (long left = open.settlements(seat, word); left != 0; left &= left - 1) {
        int corner = word * 64 + Long.numberOfTrailingZeros(left);
        long move = PackedAction.of(PackedAction.BUILD_CITY, corner);
        add(house, move, Price.CITY, rolls, 1, settlementValue.city(house, corner));
      }
  }

  private void settlements(Position open, SeatEconomy house) {
    int seat = house.seat();
    if (open.settlementsLeft(seat) == 0) return;
    for (int i = 0; i <= MOST_ROADS; i++) settlementRolls[i] = house.rolls(settlementPrice[i]);
    for (int word = 0; word < 2; word++)
      for (long left = open.settlementSites(seat, word); left != 0; left &= left - 1) {
        int corner = word * 64 + Long.numberOfTrailingZeros(left);
        settlement(house, PackedAction.of(PackedAction.BUILD_SETTLEMENT, corner), corner, 0);
      }
    if (open.roadsLeft(seat) > 0) distantSettlements(open, house);
  }

  private void settlement(SeatEconomy house, long first, int corner, int roads) {
    double detour = roads * weights.of(Weight.DETOUR);
    add(
        house,
        first,
        settlementPrice[roads],
        settlementRolls[roads],
        1,
        settlementValue.settlement(house, corner) - detour);
  }

  private void distantSettlements(Position open, SeatEconomy house) {
    int seat = house.seat();
    for (int word = 0; word < 2; word++)
      for (long left = open.roadSites(seat, word); left != 0; left &= left - 1) {
        int edge = word * 64 + Long.numberOfTrailingZeros(left);
        for (int end = 0; end < 2; end++)
          along(open, house, edge, boardYield.island().endOf(edge, end));
      }
  }

  /// The places that a road on an edge would bring nearer at one of its ends.
  private void along(Position open, SeatEconomy house, int edge, int corner) {
    long first = PackedAction.of(PackedAction.BUILD_ROAD, edge);
    if (isFree(open, corner)) settlement(house, first, corner, 1);
    if (open.roadsLeft(house.seat()) < 2 || isForeign(open, house.seat(), corner)) return;
    for (int i = 0; i < 3; i++) {
      int next = boardYield.island().edgeAt(corner, i);
      if (next == Island.NOWHERE || next == edge || isTaken(open, next)) continue;
      int far = boardYield.island().otherEnd(next, corner);
      if (isFree(open, far)) settlement(house, first, far, 2);
    }
  }

  static boolean isFree(Position open, int corner) {
    return (open.blocked(corner >>> 6) >>> corner & 1) == 0;
  }

  static boolean isTaken(Position open, int edge) {
    return (open.taken(edge >>> 6) >>> edge & 1) != 0;
  }

  static boolean isForeign(Position open, int seat, int corner) {
    if (isFree(open, corner)) return false;
    int owner = open.owner(corner);
    return owner != Position.NOBODY && owner != seat;
  }

  private void card(Position open, SeatEconomy house) {
    if (open.deck() == 0 || !open.options().cards()) return;
    double worth = weights.of(Weight.CARD);
    if (isArmyNear(open, house.seat())) worth += weights.of(Weight.ARMY);
    add(
        house,
        PackedAction.of(PackedAction.BUY_CARD),
        Price.CARD,
        house.rolls(Price.CARD),
        0,
        worth);
  }

  /// Whether two more knights would win the largest army.
  static boolean isArmyNear(Position open, int seat) {
    int holder = open.largestArmy();
    if (holder == seat || !open.options().awards()) return false;
    int toBeat = holder == Position.NOBODY ? SMALLEST_ARMY : open.knights(holder) + 1;
    return toBeat - open.knights(seat) <= 2;
  }

  private void longestRoad(Position open, SeatEconomy house) {
    int seat = house.seat();
    int holder = open.longestRoad();
    if (holder == seat || !open.options().awards()) return;
    int toBeat =
        holder == Position.NOBODY ? SHORTEST_AWARD : Math.max(SHORTEST_AWARD, rival(open, seat));
    int roads = toBeat - open.roadLength(seat);
    if (roads < 1 || roads > MOST_AWARD_ROADS || roads > open.roadsLeft(seat)) return;
    int edge = lengthening(open, seat);
    if (edge == Island.NOWHERE) return;
    int price = PackedCounts.NONE;
    for (int i = 0; i < roads; i++) price += Price.ROAD;
    double worth = weights.of(Weight.LONGEST_ROAD) - 2;
    add(house, PackedAction.of(PackedAction.BUILD_ROAD, edge), price, house.rolls(price), 2, worth);
  }

  /// One more than the longest road of the others.
  private static int rival(Position open, int seat) {
    int longest = 0;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) longest = Math.max(longest, open.roadLength(other));
    return longest + 1;
  }

  /// An edge where a road would make the seat's longest road longer, or NOWHERE.
  private static int lengthening(Position open, int seat) {
    for (int word = 0; word < 2; word++)
      for (long left = open.roadSites(seat, word); left != 0; left &= left - 1) {
        int edge = word * 64 + Long.numberOfTrailingZeros(left);
        var longer = open.copy();
        longer.roadPlaced(seat, edge);
        if (longer.roadLength(seat) > open.roadLength(seat)) return edge;
      }
    return Island.NOWHERE;
  }
}
