package spieltisch.bots.catan;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.Island;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;

/// Finds the goals of a seat: cities, settlements up to two roads away, development cards and the
/// longest road.
public final class GoalFinder {
  private static final int MAX_ROADS = 2;
  private static final int MIN_ROAD_AWARD = 5;
  private static final int MAX_AWARD_ROADS = 3;
  private static final int MIN_ARMY = 3;

  /// The gain of a goal that wins the game.
  private static final double WINNING_GAIN = 1_000;

  private final Weights weights;
  private final BoardYield boardYield;
  private final SettlementValue settlementValue;
  private final List<Goal> found = new ArrayList<>();
  private final double[] settlementRolls = new double[MAX_ROADS + 1];
  private final int[] settlementPrice = new int[MAX_ROADS + 1];

  public GoalFinder(Weights weights, BoardYield boardYield) {
    this.weights = weights;
    this.boardYield = boardYield;
    settlementValue = new SettlementValue(weights, boardYield);
    settlementPrice[0] = Price.SETTLEMENT;
    for (int i = 1; i <= MAX_ROADS; i++) settlementPrice[i] = settlementPrice[i - 1] + Price.ROAD;
  }

  /// Returns the goals of a seat. The next call overwrites the returned list.
  public List<Goal> of(Position open, SeatEconomy economy) {
    found.clear();
    cities(open, economy);
    settlements(open, economy);
    card(open, economy);
    longestRoad(open, economy);
    return found;
  }

  /// The goals that the last call of [#of] found.
  public List<Goal> found() {
    return found;
  }

  private void add(
      SeatEconomy economy, long first, int price, double rolls, int points, double bonus) {
    double gain = points >= economy.missingPoints() && points > 0 ? WINNING_GAIN : points + bonus;
    found.add(new Goal(first, price, gain, rolls));
  }

  private void cities(Position open, SeatEconomy economy) {
    int seat = economy.seat();
    if (open.citiesLeft(seat) == 0) return;
    double rolls = economy.rolls(Price.CITY);
    for (int word = 0; word < 2; word++)
      for (long left = open.settlements(seat, word); left != 0; left &= left - 1) {
        int corner = word * 64 + Long.numberOfTrailingZeros(left);
        long move = PackedAction.of(PackedAction.BUILD_CITY, corner);
        add(economy, move, Price.CITY, rolls, 1, settlementValue.ofCity(economy, corner));
      }
  }

  private void settlements(Position open, SeatEconomy economy) {
    int seat = economy.seat();
    if (open.settlementsLeft(seat) == 0) return;
    for (int i = 0; i <= MAX_ROADS; i++) settlementRolls[i] = economy.rolls(settlementPrice[i]);
    for (int word = 0; word < 2; word++)
      for (long left = open.settlementSites(seat, word); left != 0; left &= left - 1) {
        int corner = word * 64 + Long.numberOfTrailingZeros(left);
        settlement(economy, PackedAction.of(PackedAction.BUILD_SETTLEMENT, corner), corner, 0);
      }
    if (open.roadsLeft(seat) > 0) distantSettlements(open, economy);
  }

  private void settlement(SeatEconomy economy, long first, int corner, int roads) {
    double detour = roads * weights.of(Weight.DETOUR);
    add(
        economy,
        first,
        settlementPrice[roads],
        settlementRolls[roads],
        1,
        settlementValue.ofSettlement(economy, corner) - detour);
  }

  private void distantSettlements(Position open, SeatEconomy economy) {
    int seat = economy.seat();
    for (int word = 0; word < 2; word++)
      for (long left = open.roadSites(seat, word); left != 0; left &= left - 1) {
        int edge = word * 64 + Long.numberOfTrailingZeros(left);
        for (int end = 0; end < 2; end++)
          addBeyond(open, economy, edge, boardYield.island().endOf(edge, end));
      }
  }

  /// Adds the settlement sites that a road on this edge brings closer, at or beyond the given end
  /// of the edge.
  private void addBeyond(Position open, SeatEconomy economy, int edge, int corner) {
    long first = PackedAction.of(PackedAction.BUILD_ROAD, edge);
    if (isFree(open, corner)) settlement(economy, first, corner, 1);
    if (open.roadsLeft(economy.seat()) < 2 || isForeign(open, economy.seat(), corner)) return;
    for (int i = 0; i < 3; i++) {
      int next = boardYield.island().edgeAt(corner, i);
      if (next == Island.NOWHERE || next == edge || isTaken(open, next)) continue;
      int far = boardYield.island().otherEnd(next, corner);
      if (isFree(open, far)) settlement(economy, first, far, 2);
    }
  }

  public static boolean isFree(Position open, int corner) {
    return (open.blocked(corner >>> 6) >>> corner & 1) == 0;
  }

  public static boolean isTaken(Position open, int edge) {
    return (open.taken(edge >>> 6) >>> edge & 1) != 0;
  }

  public static boolean isForeign(Position open, int seat, int corner) {
    if (isFree(open, corner)) return false;
    int owner = open.owner(corner);
    return owner != Position.NOBODY && owner != seat;
  }

  private void card(Position open, SeatEconomy economy) {
    if (open.deck() == 0 || !open.options().cards()) return;
    double gain = weights.of(Weight.CARD);
    if (isArmyNear(open, economy.seat())) gain += weights.of(Weight.ARMY);
    add(
        economy,
        PackedAction.of(PackedAction.BUY_CARD),
        Price.CARD,
        economy.rolls(Price.CARD),
        0,
        gain);
  }

  /// Returns whether the seat can win the largest army with at most two more knights.
  public static boolean isArmyNear(Position open, int seat) {
    int holder = open.largestArmy();
    if (holder == seat || !open.options().awards()) return false;
    int toBeat = holder == Position.NOBODY ? MIN_ARMY : open.knights(holder) + 1;
    return toBeat - open.knights(seat) <= 2;
  }

  private void longestRoad(Position open, SeatEconomy economy) {
    int seat = economy.seat();
    int holder = open.longestRoad();
    if (holder == seat || !open.options().awards()) return;
    int toBeat =
        holder == Position.NOBODY
            ? MIN_ROAD_AWARD
            : Math.max(MIN_ROAD_AWARD, lengthToBeat(open, seat));
    int roads = toBeat - open.roadLength(seat);
    if (roads < 1 || roads > MAX_AWARD_ROADS || roads > open.roadsLeft(seat)) return;
    int edge = lengtheningEdge(open, seat);
    if (edge == Island.NOWHERE) return;
    int price = PackedCounts.NONE;
    for (int i = 0; i < roads; i++) price += Price.ROAD;
    double gain = weights.of(Weight.LONGEST_ROAD) - 2;
    add(
        economy,
        PackedAction.of(PackedAction.BUILD_ROAD, edge),
        price,
        economy.rolls(price),
        2,
        gain);
  }

  /// The road length with which the seat beats every other player.
  private static int lengthToBeat(Position open, int seat) {
    int longest = 0;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) longest = Math.max(longest, open.roadLength(other));
    return longest + 1;
  }

  /// An edge on which a road makes the seat's longest road longer, or NOWHERE.
  private static int lengtheningEdge(Position open, int seat) {
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
