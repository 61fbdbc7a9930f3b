package spieltisch.bots.catan.evaluation;

import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Resource;

/// A number, or a group of numbers, that describes one seat of a position. Together these numbers
/// are the input of the learned evaluation.
///
/// All numbers are integers from 0 to 255, so they are the same on every machine. A change of the
/// numbers or of their order needs a new [#VERSION], and networks trained with the old one are no
/// longer read. A *pip* is one of the 36 outcomes of two dice; *others* are the other seats.
enum SeatFeature {
  // Points and pieces.
  POINTS(1),
  MISSING_POINTS(1),
  /// Whether at most 1, 2 or 3 points are missing.
  LAST_POINTS(3),
  PUBLIC_POINTS(1),
  SETTLEMENTS(1),
  CITIES(1),
  ROADS(1),
  ROADS_LEFT(1),
  SETTLEMENTS_LEFT(1),
  CITIES_LEFT(1),

  // Production; what the robber blocks is not part of it, except where stated.
  /// The cards of each kind in 36 rolls.
  PIPS(Resource.KINDS),
  ALL_PIPS(1),
  /// The cards of each kind in 36 rolls that the robber blocks.
  BLOCKED_PIPS(Resource.KINDS),
  /// The kinds with production.
  KINDS(1),
  /// Whether a kind is missing.
  MISSING_KIND(Resource.KINDS),
  /// The cards for each number from 2 to 12, without 7.
  CARDS_OF_NUMBER(10),
  /// The numbers with production.
  NUMBERS(1),

  // Trade with the bank.
  /// 4 minus the rate of each kind.
  RATE_GAIN(Resource.KINDS),
  HAS_GENERIC_HARBOUR(1),
  /// The cards in 36 rolls that the bank would give for all production, times 4.
  BANKABLE_PIPS(1),

  // Resource cards.
  HAND(Resource.KINDS),
  HAND_SIZE(1),
  /// The cards above the limit of a seven.
  CARDS_AT_RISK(1),
  /// Whether the hand pays for a road, a settlement, a city, a development card.
  AFFORDABLE(4),
  /// How soon the seat can pay for each of the four, with bank trades: 200 for now, 100 for eight
  /// rolls.
  SOON(4),
  /// The cards that the hand lacks for a settlement and for a city.
  LACKING(2),

  // Development cards.
  /// The cards in the hand, by kind.
  CARDS(Card.values().length),
  KNIGHTS_PLAYED(1),
  HAS_ARMY(1),
  /// The knights to play until the seat takes the largest army; 0 if it has the award.
  KNIGHTS_TO_ARMY(1),
  /// The lead in knights of the seat that has the award.
  ARMY_LEAD(1),
  /// Whether the knights in the hand take the largest army.
  ARMY_IN_HAND(1),

  // Roads.
  ROAD_LENGTH(1),
  HAS_LONGEST_ROAD(1),
  /// The length that the seat lacks until it takes the longest road; 0 if it has the award.
  LENGTH_TO_AWARD(1),
  /// The lead in length of the seat that has the award.
  ROAD_LEAD(1),
  /// The free edges where the seat can build.
  ROAD_SITES(1),

  // Sites for settlements that need 0, 1, 2 or 3 roads.
  SITES(SiteDistances.MAX_ROADS + 1),
  /// The most pips of one of these sites.
  BEST_SITE(SiteDistances.MAX_ROADS + 1),
  /// The most missing kinds that one of these sites adds.
  NEW_KINDS(SiteDistances.MAX_ROADS + 1),
  /// Whether one of these sites has a harbour that lowers a rate.
  HARBOUR_SITE(SiteDistances.MAX_ROADS + 1),
  /// The sites with at most two roads that no other seat reaches with as few roads.
  SAFE_SITES(1),
  BEST_SAFE_SITE(1),
  /// The most pips of each kind of one site with at most two roads.
  REACHABLE_PIPS(Resource.KINDS),
  /// The most and all pips of settlements that could become cities.
  CITY_SITES(2),

  // The other seats; they are also part of the network's input, this only helps.
  MOST_POINTS_OF_OTHERS(1),
  /// Whether one of the others misses at most 1 or 2 points.
  LAST_POINTS_OF_OTHERS(2),
  MOST_PIPS_OF_OTHERS(1),
  MOST_KNIGHTS_OF_OTHERS(1),
  MOST_LENGTH_OF_OTHERS(1),

  // The turn and the table.
  /// Whether the seat's next turn is 0, 1, 2, 3, 4 or 5 turns away.
  TURNS_AWAY(6),
  /// Whether there are 2, 3, 4, 5 or 6 seats.
  PLAYERS(5),
  TURN(1),
  /// The points that win.
  GOAL(1),
  DECK(1),
  HAS_TRADE(1),
  HAS_SPECIAL_BUILDING(1);

  /// The version of all features, which a network must name.
  static final int VERSION = 1;

  /// The place of the first number of each feature, and after them the count of all numbers.
  private static final int[] PLACES = places(values());

  /// The count of numbers for one seat.
  static final int COUNT = PLACES[PLACES.length - 1];

  private final int width;

  SeatFeature(int width) {
    this.width = width;
  }

  private static int[] places(SeatFeature[] all) {
    var places = new int[all.length + 1];
    for (var feature : all)
      places[feature.ordinal() + 1] = places[feature.ordinal()] + feature.width;
    return places;
  }

  /// The place of the first number of this feature.
  int at() {
    return PLACES[ordinal()];
  }

  int width() {
    return width;
  }
}
