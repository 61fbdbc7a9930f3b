package spieltisch.bots.catan.evaluation;

import java.util.Arrays;
import spieltisch.bots.catan.BoardYield;
import spieltisch.bots.catan.DiceOdds;
import spieltisch.bots.catan.GoalFinder;
import spieltisch.bots.catan.SeatEconomy;
import spieltisch.catan.Board;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.rules.State;

/// Describes every seat of a position by the numbers of [SeatFeature].
///
/// The numbers of a seat do not depend on its index, only on what the seat has and on the order of
/// turns. So a rotation of the seats rotates the numbers. The object is mutable, belongs to one
/// thread and one board, and allocates nothing after its creation.
public final class PositionFeatures {
  /// The version of the features, which a network and a file of training data must name.
  public static final int VERSION = SeatFeature.VERSION;

  /// The count of numbers for one seat.
  public static final int COUNT = SeatFeature.COUNT;

  private static final int MOST = 255;
  private static final int SAFE_HAND = 7;
  private static final int MIN_ARMY = 3;
  private static final int MIN_ROAD_AWARD = 5;
  private static final int SAFE_ROADS = 2;
  private static final int SOON_NOW = 200;
  private static final double HALF_VALUE_ROLLS = 8;
  private static final int[] PRICES = {Price.ROAD, Price.SETTLEMENT, Price.CITY, Price.CARD};

  private final BoardYield boardYield;
  private final SiteDistances distances;
  private final SeatEconomy economy = new SeatEconomy();
  private final int corners;
  private final byte[] cornerPips;
  private float[] values = {};
  private int start;

  public PositionFeatures(Board board) {
    boardYield = new BoardYield(board);
    distances = new SiteDistances(board.island());
    corners = board.island().corners().size();
    cornerPips = new byte[corners * Resource.KINDS];
    for (int corner = 0; corner < corners; corner++)
      for (int kind = 0; kind < Resource.KINDS; kind++)
        cornerPips[corner * Resource.KINDS + kind] =
            (byte) Math.round(DiceOdds.OUTCOMES * boardYield.yieldOf(corner, kind));
  }

  boolean isOf(Board board) {
    return boardYield.isOf(board);
  }

  /// Writes the numbers of all seats to the array `to`, seat by seat.
  public void of(State state, float[] to) {
    values = to;
    int players = state.position().players();
    Arrays.fill(to, 0, players * COUNT, 0);
    distances.load(state.position());
    for (int seat = 0; seat < players; seat++) {
      start = seat * COUNT;
      economy.load(state, seat);
      describe(state, seat);
    }
  }

  private void describe(State state, int seat) {
    var open = state.position();
    putPoints(open, seat);
    putProduction(open, seat);
    putTrade(open, seat);
    putHand(state.hand(seat));
    putCards(state, seat);
    putRoads(open, seat);
    putSites(open, seat);
    putCitySites(open, seat);
    putOthers(state, seat);
    putTable(open, seat);
  }

  private void put(SeatFeature feature, int value) {
    put(feature, 0, value);
  }

  private void put(SeatFeature feature, boolean value) {
    put(feature, 0, value ? 1 : 0);
  }

  private void put(SeatFeature feature, int which, int value) {
    values[start + feature.at() + which] = Math.clamp(value, 0, MOST);
  }

  private void raise(SeatFeature feature, int which, int value) {
    int at = start + feature.at() + which;
    values[at] = Math.max(values[at], Math.min(MOST, value));
  }

  private void count(SeatFeature feature, int which) {
    values[start + feature.at() + which]++;
  }

  private void putPoints(Position open, int seat) {
    int missing = economy.missingPoints();
    put(SeatFeature.POINTS, economy.points());
    put(SeatFeature.MISSING_POINTS, missing);
    for (int i = 0; i < 3; i++) put(SeatFeature.LAST_POINTS, i, missing <= i + 1 ? 1 : 0);
    put(SeatFeature.PUBLIC_POINTS, open.publicPoints(seat));
    put(SeatFeature.SETTLEMENTS, Position.SETTLEMENTS - open.settlementsLeft(seat));
    put(SeatFeature.CITIES, Position.CITIES - open.citiesLeft(seat));
    put(SeatFeature.ROADS, Position.ROADS - open.roadsLeft(seat));
    put(SeatFeature.ROADS_LEFT, open.roadsLeft(seat));
    put(SeatFeature.SETTLEMENTS_LEFT, open.settlementsLeft(seat));
    put(SeatFeature.CITIES_LEFT, open.citiesLeft(seat));
  }

  private void putProduction(Position open, int seat) {
    int all = 0;
    int kinds = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int pips = (int) Math.round(DiceOdds.OUTCOMES * economy.income(kind));
      all += pips;
      if (pips > 0) kinds++;
      put(SeatFeature.PIPS, kind, pips);
      put(SeatFeature.MISSING_KIND, kind, pips == 0 ? 1 : 0);
    }
    put(SeatFeature.ALL_PIPS, all);
    put(SeatFeature.KINDS, kinds);
    int robber = open.robber();
    put(
        SeatFeature.BLOCKED_PIPS,
        boardYield.kind(robber),
        (int) Math.round(DiceOdds.OUTCOMES * boardYield.odds(robber)) * open.weight(seat, robber));
    int numbers = 0;
    for (int number = 2, place = 0; number <= 12; number++) {
      if (number == 7) continue;
      int cards = PackedCounts.total(open.income(seat, number));
      put(SeatFeature.CARDS_OF_NUMBER, place++, cards);
      if (cards > 0) numbers++;
    }
    put(SeatFeature.NUMBERS, numbers);
  }

  private void putTrade(Position open, int seat) {
    double bankable = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int rate = open.rate(seat, kind);
      put(SeatFeature.RATE_GAIN, kind, 4 - rate);
      bankable += economy.income(kind) / rate;
    }
    put(SeatFeature.BANKABLE_PIPS, (int) Math.round(4 * DiceOdds.OUTCOMES * bankable));
    put(SeatFeature.HAS_GENERIC_HARBOUR, (open.harbours(seat) & BoardYield.GENERIC_HARBOUR) != 0);
  }

  private void putHand(int hand) {
    for (int kind = 0; kind < Resource.KINDS; kind++)
      put(SeatFeature.HAND, kind, PackedCounts.count(hand, kind));
    int size = PackedCounts.total(hand);
    put(SeatFeature.HAND_SIZE, size);
    put(SeatFeature.CARDS_AT_RISK, size - SAFE_HAND);
    for (int i = 0; i < PRICES.length; i++) {
      put(SeatFeature.AFFORDABLE, i, PackedCounts.covers(hand, PRICES[i]) ? 1 : 0);
      double soon = HALF_VALUE_ROLLS / (HALF_VALUE_ROLLS + economy.rolls(PRICES[i]));
      put(SeatFeature.SOON, i, (int) Math.round(SOON_NOW * soon));
    }
    put(SeatFeature.LACKING, 0, PackedCounts.total(economy.missing(Price.SETTLEMENT)));
    put(SeatFeature.LACKING, 1, PackedCounts.total(economy.missing(Price.CITY)));
  }

  private void putCards(State state, int seat) {
    var open = state.position();
    int cards = state.cards(seat);
    for (int kind = 0; kind < SeatFeature.CARDS.width(); kind++)
      put(SeatFeature.CARDS, kind, PackedCounts.count(cards, kind));
    int most = mostKnightsOfOthers(open, seat);
    boolean isHolder = open.largestArmy() == seat;
    int toArmy = isHolder ? 0 : Math.max(MIN_ARMY, most + 1) - open.knights(seat);
    put(SeatFeature.KNIGHTS_PLAYED, open.knights(seat));
    put(SeatFeature.HAS_ARMY, isHolder);
    put(SeatFeature.KNIGHTS_TO_ARMY, toArmy);
    put(SeatFeature.ARMY_LEAD, isHolder ? open.knights(seat) - most : 0);
    put(
        SeatFeature.ARMY_IN_HAND,
        !isHolder && PackedCounts.count(cards, Card.KNIGHT.ordinal()) >= toArmy);
    put(SeatFeature.MOST_KNIGHTS_OF_OTHERS, most);
  }

  private static int mostKnightsOfOthers(Position open, int seat) {
    int most = 0;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) most = Math.max(most, open.knights(other));
    return most;
  }

  private void putRoads(Position open, int seat) {
    int most = 0;
    for (int other = 0; other < open.players(); other++)
      if (other != seat) most = Math.max(most, open.roadLength(other));
    int length = open.roadLength(seat);
    boolean isHolder = open.longestRoad() == seat;
    put(SeatFeature.ROAD_LENGTH, length);
    put(SeatFeature.HAS_LONGEST_ROAD, isHolder);
    put(SeatFeature.LENGTH_TO_AWARD, isHolder ? 0 : Math.max(MIN_ROAD_AWARD, most + 1) - length);
    put(SeatFeature.ROAD_LEAD, isHolder ? length - most : 0);
    put(
        SeatFeature.ROAD_SITES,
        Long.bitCount(open.roadSites(seat, 0)) + Long.bitCount(open.roadSites(seat, 1)));
    put(SeatFeature.MOST_LENGTH_OF_OTHERS, most);
  }

  private void putSites(Position open, int seat) {
    for (int corner = 0; corner < corners; corner++) {
      int roads = distances.of(seat, corner);
      if (roads != SiteDistances.FAR && GoalFinder.isFree(open, corner))
        putSite(open, seat, corner, roads);
    }
  }

  private void putSite(Position open, int seat, int corner, int roads) {
    int pips = 0;
    int newKinds = 0;
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int ofKind = cornerPips[corner * Resource.KINDS + kind];
      pips += ofKind;
      if (ofKind > 0 && economy.income(kind) == 0) newKinds++;
      if (roads <= SAFE_ROADS) raise(SeatFeature.REACHABLE_PIPS, kind, ofKind);
    }
    count(SeatFeature.SITES, roads);
    raise(SeatFeature.BEST_SITE, roads, pips);
    raise(SeatFeature.NEW_KINDS, roads, newKinds);
    if (lowersRate(open, seat, boardYield.harbours(corner)))
      raise(SeatFeature.HARBOUR_SITE, roads, 1);
    if (roads <= SAFE_ROADS && isSafe(open, seat, corner, roads)) {
      count(SeatFeature.SAFE_SITES, 0);
      raise(SeatFeature.BEST_SAFE_SITE, 0, pips);
    }
  }

  private static boolean lowersRate(Position open, int seat, int harbours) {
    return (harbours & ~open.harbours(seat)) != 0;
  }

  private boolean isSafe(Position open, int seat, int corner, int roads) {
    for (int other = 0; other < open.players(); other++)
      if (other != seat && distances.of(other, corner) <= roads) return false;
    return true;
  }

  private void putCitySites(Position open, int seat) {
    if (open.citiesLeft(seat) == 0) return;
    int all = 0;
    for (int word = 0; word < 2; word++)
      for (long left = open.settlements(seat, word); left != 0; left &= left - 1) {
        int corner = word * 64 + Long.numberOfTrailingZeros(left);
        int pips = 0;
        for (int kind = 0; kind < Resource.KINDS; kind++)
          pips += cornerPips[corner * Resource.KINDS + kind];
        raise(SeatFeature.CITY_SITES, 0, pips);
        all += pips;
      }
    put(SeatFeature.CITY_SITES, 1, all);
  }

  private void putOthers(State state, int seat) {
    var open = state.position();
    int points = 0;
    int pips = 0;
    for (int other = 0; other < open.players(); other++) {
      if (other == seat) continue;
      points = Math.max(points, state.points(other));
      pips = Math.max(pips, pips(open, other));
    }
    int missing = economy.points() + economy.missingPoints() - points;
    put(SeatFeature.MOST_POINTS_OF_OTHERS, points);
    for (int i = 0; i < 2; i++) put(SeatFeature.LAST_POINTS_OF_OTHERS, i, missing <= i + 1 ? 1 : 0);
    put(SeatFeature.MOST_PIPS_OF_OTHERS, pips);
  }

  private static int pips(Position open, int seat) {
    int pips = 0;
    for (int number = 2; number <= 12; number++)
      pips += DiceOdds.ways(number) * PackedCounts.total(open.income(seat, number));
    return pips;
  }

  private void putTable(Position open, int seat) {
    int players = open.players();
    int goal = open.options().victoryPoints();
    put(SeatFeature.TURNS_AWAY, (seat - open.active() + players) % players, 1);
    put(SeatFeature.PLAYERS, players - 2, 1);
    put(SeatFeature.TURN, open.turn());
    put(SeatFeature.GOAL, goal == 0 ? MOST : goal);
    put(SeatFeature.DECK, open.deck());
    put(SeatFeature.HAS_TRADE, open.options().trade());
    put(SeatFeature.HAS_SPECIAL_BUILDING, open.options().specialBuilding());
  }
}
