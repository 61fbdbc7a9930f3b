package spieltisch.catan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Seat;

/// Everything that lies open on the table, in a compact form that is quick to copy, read and
/// change.
///
/// It is what all viewers share. The truth adds the hidden hands to it, a view adds the own hand;
/// both record what happens with the same methods of this class, so they cannot drift apart. Those
/// methods hold no rules: they are told what happened.
///
/// All of it lives in two arrays, so that copying is two block moves. Sets of places are bit sets.
/// What could be derived but is asked for all the time is kept up to date: the edges a player can
/// reach, the corners that are blocked, what each number yields to whom, and how long the roads
/// are.
public final class Position {
  // Phases, as numbers.
  public static final int FOUND_SETTLEMENT = 0;
  public static final int FOUND_ROAD = 1;
  public static final int BEFORE_ROLL = 2;
  public static final int DISCARD = 3;
  public static final int MOVE_ROBBER = 4;
  public static final int TRADE_AND_BUILD = 5;
  public static final int SPECIAL_BUILD = 6;
  public static final int OVER = 7;

  /// No seat.
  public static final int NOBODY = -1;

  /// The most offers that may be open at a time.
  public static final int MOST_OFFERS = 8;

  /// The pieces of each player.
  public static final int ROADS = 15;

  public static final int SETTLEMENTS = 5;
  public static final int CITIES = 4;

  // Words of each seat in `sets`.
  private static final int ROADS_AT = 0;
  private static final int SETTLEMENTS_AT = 2;
  private static final int CITIES_AT = 4;
  private static final int TOUCHED_AT = 6;
  private static final int REACHED_AT = 8;
  private static final int HEXES_AT = 10;
  private static final int SEAT_WORDS = 11;
  // Shared words, before those of the seats.
  private static final int TAKEN_AT = 0;
  private static final int BLOCKED_AT = 2;
  private static final int BUILDINGS_AT = 4;
  private static final int DICE_DECK_AT = 6;
  private static final int SHARED_WORDS = 7;

  // Numbers of each seat in `counts`.
  private static final int HAND = 0;
  private static final int CARDS = 1;
  private static final int KNIGHTS = 2;
  private static final int ROADS_LEFT = 3;
  private static final int SETTLEMENTS_LEFT = 4;
  private static final int CITIES_LEFT = 5;
  private static final int HARBOURS = 6;
  private static final int ROAD_LENGTH = 7;
  private static final int OWED = 8;
  private static final int INCOME = 9 - 2; // by number, from 2 on
  private static final int SEAT_COUNTS = 9 + 11;
  // Shared numbers, before those of the seats.
  private static final int PHASE = 0;
  private static final int ACTIVE = 1;
  private static final int ACTOR = 2;
  private static final int PLACED = 3;
  private static final int FROM = 4;
  private static final int DICE = 5;
  private static final int TURN = 6;
  private static final int CARD_PLAYED = 7;
  private static final int ROBBER = 8;
  private static final int LONGEST_ROAD = 9;
  private static final int LARGEST_ARMY = 10;
  private static final int BANK = 11;
  private static final int FACE_DOWN = 12;
  private static final int DECK = 13;
  private static final int FRESH_HARBOURS = 14;
  private static final int OFFERS_MADE = 15;
  private static final int OFFERS_OPEN = 16;
  private static final int SHOWN_POINTS = 17;
  private static final int OFFERS = 18;
  private static final int OFFER_SIZE = 4;
  private static final int SHARED_COUNTS = OFFERS + MOST_OFFERS * OFFER_SIZE;

  /// All 36 outcomes.
  public static final long FULL_DICE_DECK = (1L << 36) - 1;

  private final Options options;
  private final Board board;
  private final Island island;
  private final long[] sets;
  private final int[] counts;

  /// A game that has not begun: the first seat is to found its settlement.
  public Position(Options options, Board board) {
    if (board.island() != options.island())
      throw new IllegalArgumentException(
          options.players() + " players need the island " + options.island());
    this.options = options;
    this.board = board;
    this.island = board.island();
    sets = new long[SHARED_WORDS + options.players() * SEAT_WORDS];
    counts = new int[SHARED_COUNTS + options.players() * SEAT_COUNTS];
    sets[DICE_DECK_AT] = FULL_DICE_DECK;
    counts[FROM] = Island.NOWHERE;
    counts[ROBBER] = island.indexOf(board.robber());
    counts[LONGEST_ROAD] = NOBODY;
    counts[LARGEST_ARMY] = NOBODY;
    int each = options.bank();
    counts[BANK] = Pack.of(each, each, each, each, each);
    counts[DECK] = Pack.total(options.deck());
    for (int seat = 0; seat < options.players(); seat++) {
      counts[at(seat, ROADS_LEFT)] = ROADS;
      counts[at(seat, SETTLEMENTS_LEFT)] = SETTLEMENTS;
      counts[at(seat, CITIES_LEFT)] = CITIES;
    }
  }

  private Position(Position other) {
    options = other.options;
    board = other.board;
    island = other.island;
    sets = other.sets.clone();
    counts = other.counts.clone();
  }

  public Position copy() {
    return new Position(this);
  }

  /// Becomes equal to another position of the same game.
  public void copyFrom(Position other) {
    if (!options.equals(other.options) || !board.equals(other.board))
      throw new IllegalArgumentException("another game");
    System.arraycopy(other.sets, 0, sets, 0, sets.length);
    System.arraycopy(other.counts, 0, counts, 0, counts.length);
  }

  private static int at(int seat, int count) {
    return SHARED_COUNTS + seat * SEAT_COUNTS + count;
  }

  private static int word(int seat, int set) {
    return SHARED_WORDS + seat * SEAT_WORDS + set;
  }

  // What can be read.

  public Options options() {
    return options;
  }

  public Board board() {
    return board;
  }

  public Island island() {
    return island;
  }

  public int players() {
    return options.players();
  }

  /// The phase as a number; `phase()` has its data.
  public int phaseKind() {
    return counts[PHASE];
  }

  /// The seat whose turn it is.
  public int active() {
    return counts[ACTIVE];
  }

  /// The seat that acts now: the active one, except in the set-up and in the special building
  /// phase.
  public int actor() {
    return counts[ACTOR];
  }

  /// How many settlements of the set-up have been placed.
  public int placed() {
    return counts[PLACED];
  }

  /// The corner of the settlement whose road is awaited in the set-up.
  public int foundedAt() {
    return counts[FROM];
  }

  /// The sum of the last roll of this turn, or 0.
  public int rolledSum() {
    return (counts[DICE] >> 3) + (counts[DICE] & 7);
  }

  public int firstDie() {
    return counts[DICE] >> 3;
  }

  public int secondDie() {
    return counts[DICE] & 7;
  }

  /// How many turns have begun.
  public int turn() {
    return counts[TURN];
  }

  public boolean isCardPlayed() {
    return counts[CARD_PLAYED] != 0;
  }

  public int robber() {
    return counts[ROBBER];
  }

  /// The holder's seat, or NOBODY.
  public int longestRoad() {
    return counts[LONGEST_ROAD];
  }

  /// The holder's seat, or NOBODY.
  public int largestArmy() {
    return counts[LARGEST_ARMY];
  }

  /// The bank's cards that everybody can count, packed. Discarded cards come back face down.
  public int bank() {
    return counts[BANK];
  }

  /// How many more cards the bank holds whose kinds were never shown.
  public int faceDown() {
    return counts[FACE_DOWN];
  }

  /// How many development cards are left to buy.
  public int deck() {
    return counts[DECK];
  }

  public int handSize(int seat) {
    return counts[at(seat, HAND)];
  }

  public int cardCount(int seat) {
    return counts[at(seat, CARDS)];
  }

  public int knights(int seat) {
    return counts[at(seat, KNIGHTS)];
  }

  public int roadsLeft(int seat) {
    return counts[at(seat, ROADS_LEFT)];
  }

  public int settlementsLeft(int seat) {
    return counts[at(seat, SETTLEMENTS_LEFT)];
  }

  public int citiesLeft(int seat) {
    return counts[at(seat, CITIES_LEFT)];
  }

  public int roadLength(int seat) {
    return counts[at(seat, ROAD_LENGTH)];
  }

  /// How many cards the seat must still give back.
  public int owed(int seat) {
    return counts[at(seat, OWED)];
  }

  /// What a number yields to a seat, packed; the robber is taken into account.
  public int income(int seat, int number) {
    return counts[at(seat, INCOME + number)];
  }

  /// The harbours a seat may use now: a bit for each resource, and one more for any three.
  public int harbours(int seat) {
    int fresh = seat == counts[ACTIVE] ? counts[FRESH_HARBOURS] : 0;
    return counts[at(seat, HARBOURS)] & ~fresh;
  }

  /// The harbours that the active seat has reached but may use only from its next turn on.
  public int freshHarbours() {
    return counts[FRESH_HARBOURS];
  }

  /// What the bank wants for one card.
  public int rate(int seat, int resource) {
    int harbours = harbours(seat);
    if ((harbours >> resource & 1) != 0) return 2;
    return (harbours & Board.GENERIC) != 0 ? 3 : 4;
  }

  /// The points that everybody can see.
  public int openPoints(int seat) {
    int points = SETTLEMENTS - settlementsLeft(seat) + 2 * (CITIES - citiesLeft(seat));
    if (counts[LONGEST_ROAD] == seat) points += 2;
    if (counts[LARGEST_ARMY] == seat) points += 2;
    return isOver() && counts[ACTOR] == seat ? points + counts[SHOWN_POINTS] : points;
  }

  /// The victory point cards that the winner showed.
  public int shownPoints() {
    return counts[SHOWN_POINTS];
  }

  public boolean isOver() {
    return counts[PHASE] == OVER;
  }

  /// The outcomes left in the balanced deck of dice, a bit for each of the 36.
  public long diceDeck() {
    return sets[DICE_DECK_AT];
  }

  public long roads(int seat, int which) {
    return sets[word(seat, ROADS_AT + which)];
  }

  public long settlements(int seat, int which) {
    return sets[word(seat, SETTLEMENTS_AT + which)];
  }

  public long cities(int seat, int which) {
    return sets[word(seat, CITIES_AT + which)];
  }

  /// The hexagons at which a seat has a building.
  public long hexes(int seat) {
    return sets[word(seat, HEXES_AT)];
  }

  /// The free edges where a seat could build a road.
  public long roadSites(int seat, int which) {
    return sets[word(seat, REACHED_AT + which)] & ~sets[TAKEN_AT + which];
  }

  /// The corners where a seat could build a settlement after the set-up.
  public long settlementSites(int seat, int which) {
    return sets[word(seat, TOUCHED_AT + which)] & ~sets[BLOCKED_AT + which];
  }

  /// The corners where a building stands or stands next.
  public long blocked(int which) {
    return sets[BLOCKED_AT + which];
  }

  /// The edges with a road of anybody.
  public long taken(int which) {
    return sets[TAKEN_AT + which];
  }

  long foreignBuildings(int seat, int which) {
    return sets[BUILDINGS_AT + which] & ~(settlements(seat, which) | cities(seat, which));
  }

  boolean isTaken(int edge) {
    return Bits.has(sets, TAKEN_AT, edge);
  }

  boolean isBlocked(int corner) {
    return Bits.has(sets, BLOCKED_AT, corner);
  }

  boolean isBuilt(int corner) {
    return Bits.has(sets, BUILDINGS_AT, corner);
  }

  boolean hasSettlement(int seat, int corner) {
    return Bits.has(sets, word(seat, SETTLEMENTS_AT), corner);
  }

  boolean touches(int seat, int corner) {
    return Bits.has(sets, word(seat, TOUCHED_AT), corner);
  }

  boolean reaches(int seat, int edge) {
    return Bits.has(sets, word(seat, REACHED_AT), edge);
  }

  /// The seat that owns the road on an edge, or NOBODY.
  public int roadOwner(int edge) {
    for (int seat = 0; seat < players(); seat++)
      if (Bits.has(sets, word(seat, ROADS_AT), edge)) return seat;
    return NOBODY;
  }

  /// The seat that owns the building on a corner, or NOBODY.
  public int owner(int corner) {
    for (int seat = 0; seat < players(); seat++)
      if (hasSettlement(seat, corner) || Bits.has(sets, word(seat, CITIES_AT), corner)) return seat;
    return NOBODY;
  }

  public boolean isCity(int corner) {
    for (int seat = 0; seat < players(); seat++)
      if (Bits.has(sets, word(seat, CITIES_AT), corner)) return true;
    return false;
  }

  /// How many cards a hexagon yields to a seat for its number.
  public int weight(int seat, int hex) {
    int weight = 0;
    for (int which = 0; which < 2; which++) {
      long around = island.hexCornerSet[hex * 2 + which];
      weight +=
          Long.bitCount(settlements(seat, which) & around)
              + 2 * Long.bitCount(cities(seat, which) & around);
    }
    return weight;
  }

  // Offers.

  public int openOffers() {
    return counts[OFFERS_OPEN];
  }

  /// How many offers were made in this turn.
  public int offersMade() {
    return counts[OFFERS_MADE];
  }

  /// Where an open offer stands among the open ones, or -1.
  public int offerIndex(int id) {
    for (int i = 0; i < counts[OFFERS_OPEN]; i++)
      if (counts[OFFERS + i * OFFER_SIZE] == id) return i;
    return -1;
  }

  public int offerId(int index) {
    return counts[OFFERS + index * OFFER_SIZE];
  }

  public int offerGive(int index) {
    return counts[OFFERS + index * OFFER_SIZE + 1];
  }

  public int offerWant(int index) {
    return counts[OFFERS + index * OFFER_SIZE + 2];
  }

  /// The seats that accepted, a bit each; those that declined are eight bits higher.
  public int offerAnswers(int index) {
    return counts[OFFERS + index * OFFER_SIZE + 3];
  }

  /// The number of the next offer: unique in the game, since it has the turn in it.
  public int nextOfferId() {
    return counts[TURN] * 256 + counts[OFFERS_MADE];
  }

  public List<Offer> offers() {
    var offers = new ArrayList<Offer>();
    for (int i = 0; i < openOffers(); i++)
      offers.add(
          new Offer(
              offerId(i),
              Resources.unpacked(offerGive(i)),
              Resources.unpacked(offerWant(i)),
              seats(offerAnswers(i)),
              seats(offerAnswers(i) >> 8)));
    return offers;
  }

  private List<Seat> seats(int mask) {
    var seats = new ArrayList<Seat>();
    for (int seat = 0; seat < players(); seat++)
      if ((mask >> seat & 1) != 0) seats.add(Seat.of(seat));
    return seats;
  }

  /// The seat that a driver should ask next: one that has not answered an offer, one that owes
  /// cards, or the actor.
  public int nextToAct() {
    if (counts[PHASE] == TRADE_AND_BUILD && counts[OFFERS_OPEN] > 0) return nextToAnswer();
    if (counts[PHASE] == DISCARD) {
      for (int seat = 0; seat < players(); seat++) if (owed(seat) > 0) return seat;
    }
    return counts[PHASE] == OVER ? NOBODY : counts[ACTOR];
  }

  private int nextToAnswer() {
    int everybody = (1 << players()) - 1;
    for (int i = 0; i < counts[OFFERS_OPEN]; i++) {
      int answers = offerAnswers(i);
      int silent = everybody & ~(answers | answers >> 8 | 1 << counts[ACTIVE]);
      if (silent != 0) return Integer.numberOfTrailingZeros(silent);
    }
    return counts[ACTOR];
  }

  /// The phase with its data.
  public Phase phase() {
    var seat = Seat.of(counts[ACTOR]);
    return switch (counts[PHASE]) {
      case FOUND_SETTLEMENT -> new Phase.FoundSettlement(seat, placed());
      case FOUND_ROAD -> new Phase.FoundRoad(seat, placed(), island.corner(foundedAt()));
      case BEFORE_ROLL -> new Phase.BeforeRoll(seat);
      case DISCARD -> new Phase.Discard(seat, owedByAll());
      case MOVE_ROBBER -> new Phase.MoveRobber(seat);
      case TRADE_AND_BUILD -> new Phase.TradeAndBuild(seat);
      case SPECIAL_BUILD -> new Phase.SpecialBuild(seat, Seat.of(counts[ACTIVE]));
      default -> new Phase.Over(seat);
    };
  }

  private List<Integer> owedByAll() {
    var owed = new ArrayList<Integer>();
    for (int seat = 0; seat < players(); seat++) owed.add(owed(seat));
    return owed;
  }

  public Optional<Seat> longestRoadHolder() {
    return longestRoad() == NOBODY ? Optional.empty() : Optional.of(Seat.of(longestRoad()));
  }

  public Optional<Seat> largestArmyHolder() {
    return largestArmy() == NOBODY ? Optional.empty() : Optional.of(Seat.of(largestArmy()));
  }

  // What can be recorded.

  public void rolled(int first, int second) {
    counts[DICE] = first << 3 | second;
    if (options.dice() != Options.Dice.BALANCED) return;
    sets[DICE_DECK_AT] &= ~(1L << (first - 1) * 6 + second - 1);
    if (sets[DICE_DECK_AT] == 0) sets[DICE_DECK_AT] = FULL_DICE_DECK;
  }

  /// Cards from the bank. What the open piles cannot have paid came from the cards that lie face
  /// down.
  public void gained(int seat, int pack) {
    int total = Pack.total(pack);
    counts[at(seat, HAND)] += total;
    if (Pack.covers(counts[BANK], pack)) counts[BANK] -= pack;
    else takeAlsoFaceDown(pack);
  }

  private void takeAlsoFaceDown(int pack) {
    for (int kind = 0; kind < Resource.KINDS; kind++) {
      int wanted = Pack.count(pack, kind);
      int open = Math.min(wanted, Pack.count(counts[BANK], kind));
      counts[BANK] -= Pack.of(kind, open);
      counts[FACE_DOWN] -= wanted - open;
    }
  }

  /// Cards back to the bank, for all to see.
  public void paid(int seat, int pack) {
    counts[at(seat, HAND)] -= Pack.total(pack);
    counts[BANK] += pack;
  }

  public void roadPlaced(int seat, int edge) {
    Bits.add(sets, TAKEN_AT, edge);
    Bits.add(sets, word(seat, ROADS_AT), edge);
    counts[at(seat, ROADS_LEFT)]--;
    for (int end = 0; end < 2; end++) {
      int corner = island.edgeCorners[edge * 2 + end];
      Bits.add(sets, word(seat, TOUCHED_AT), corner);
      if (!isForeign(seat, corner)) reach(seat, corner);
    }
    counts[at(seat, ROAD_LENGTH)] = Math.max(roadLength(seat), Trails.through(this, seat, edge));
  }

  private boolean isForeign(int seat, int corner) {
    return (foreignBuildings(seat, corner >>> 6) >>> corner & 1) != 0;
  }

  private void reach(int seat, int corner) {
    sets[word(seat, REACHED_AT)] |= island.cornerEdgeSet[corner * 2];
    sets[word(seat, REACHED_AT + 1)] |= island.cornerEdgeSet[corner * 2 + 1];
  }

  public void settlementPlaced(int seat, int corner) {
    Bits.add(sets, word(seat, SETTLEMENTS_AT), corner);
    Bits.add(sets, BUILDINGS_AT, corner);
    sets[BLOCKED_AT] |= island.cornerZone[corner * 2];
    sets[BLOCKED_AT + 1] |= island.cornerZone[corner * 2 + 1];
    counts[at(seat, SETTLEMENTS_LEFT)]--;
    reach(seat, corner);
    openHarbour(seat, corner);
    yieldMore(seat, corner);
    for (int other = 0; other < players(); other++)
      if (other != seat && touches(other, corner)) interrupt(other, corner);
  }

  private void openHarbour(int seat, int corner) {
    int harbour = board.harbourAt[corner];
    if (harbour == 0) return;
    boolean later =
        options.harbours() == Options.HarbourUse.NEXT_TURN && counts[PHASE] == TRADE_AND_BUILD;
    if (later) counts[FRESH_HARBOURS] |= harbour & ~counts[at(seat, HARBOURS)];
    counts[at(seat, HARBOURS)] |= harbour;
  }

  private void yieldMore(int seat, int corner) {
    for (int i = 0; i < 3; i++) {
      int hex = island.cornerHexes[corner * 3 + i];
      sets[word(seat, HEXES_AT)] |= 1L << hex & island.land();
      if (board.tokenOf[hex] != 0 && hex != counts[ROBBER])
        counts[at(seat, INCOME + board.tokenOf[hex])] += Pack.one(board.yieldOf[hex]);
    }
  }

  /// A foreign building stands on a corner that this seat's roads touch: no way leads on from
  /// there.
  private void interrupt(int seat, int corner) {
    for (int i = 0; i < 3; i++) {
      int edge = island.cornerEdges[corner * 3 + i];
      if (edge == Island.NOWHERE) continue;
      int far = island.otherEnd(edge, corner);
      boolean reachedFromThere = (touches(seat, far) || owns(seat, far)) && !isForeign(seat, far);
      if (!reachedFromThere) Bits.remove(sets, word(seat, REACHED_AT), edge);
    }
    counts[at(seat, ROAD_LENGTH)] = Trails.longest(this, seat);
  }

  private boolean owns(int seat, int corner) {
    return hasSettlement(seat, corner) || Bits.has(sets, word(seat, CITIES_AT), corner);
  }

  public void cityPlaced(int seat, int corner) {
    Bits.remove(sets, word(seat, SETTLEMENTS_AT), corner);
    Bits.add(sets, word(seat, CITIES_AT), corner);
    counts[at(seat, SETTLEMENTS_LEFT)]++;
    counts[at(seat, CITIES_LEFT)]--;
    yieldMore(seat, corner);
  }

  public void cardBought(int seat) {
    counts[at(seat, CARDS)]++;
    counts[DECK]--;
  }

  public void discarded(int seat, int count) {
    counts[at(seat, HAND)] -= count;
    counts[at(seat, OWED)] = 0;
    counts[FACE_DOWN] += count;
  }

  public void robberMoved(int hex) {
    shiftIncome(counts[ROBBER], 1);
    counts[ROBBER] = hex;
    shiftIncome(hex, -1);
  }

  private void shiftIncome(int hex, int sign) {
    int number = board.tokenOf[hex];
    if (number == 0) return;
    int one = sign * Pack.one(board.yieldOf[hex]);
    for (int seat = 0; seat < players(); seat++)
      if ((hexes(seat) >>> hex & 1) != 0)
        counts[at(seat, INCOME + number)] += one * weight(seat, hex);
  }

  /// Cards go from one player to another.
  public void handedOver(int from, int to, int count) {
    counts[at(from, HAND)] -= count;
    counts[at(to, HAND)] += count;
  }

  public void cardPlayed(int seat) {
    counts[at(seat, CARDS)]--;
    cardWasPlayed();
  }

  public void knightPlayed(int seat) {
    cardPlayed(seat);
    counts[at(seat, KNIGHTS)]++;
  }

  public void offered(int id, int give, int want) {
    int at = OFFERS + counts[OFFERS_OPEN] * OFFER_SIZE;
    counts[at] = id;
    counts[at + 1] = give;
    counts[at + 2] = want;
    counts[at + 3] = 0;
    counts[OFFERS_OPEN]++;
    counts[OFFERS_MADE]++;
  }

  public void answered(int seat, int id, boolean accept) {
    int at = OFFERS + offerIndex(id) * OFFER_SIZE + 3;
    int cleared = counts[at] & ~(0x101 << seat);
    counts[at] = cleared | (accept ? 1 : 0x100) << seat;
  }

  /// Who accepted has changed his mind; he counts as one who declined.
  public void acceptanceWithdrawn(int seat, int id) {
    answered(seat, id, false);
  }

  /// The offer is gone: taken back or concluded.
  public void offerClosed(int id) {
    int index = offerIndex(id);
    int last = --counts[OFFERS_OPEN];
    int from = OFFERS + (index + 1) * OFFER_SIZE;
    System.arraycopy(counts, from, counts, from - OFFER_SIZE, (last - index) * OFFER_SIZE);
    Arrays.fill(counts, OFFERS + last * OFFER_SIZE, OFFERS + (last + 1) * OFFER_SIZE, 0);
  }

  /// The numbers of a seat, from somebody who was told them and did not see how they came about.
  public void counted(int seat, int hand, int cards, int knights) {
    counts[at(seat, HAND)] = hand;
    counts[at(seat, CARDS)] = cards;
    counts[at(seat, KNIGHTS)] = knights;
  }

  /// The same of the bank.
  public void bankCounted(int bank, int faceDown, int deck) {
    counts[BANK] = bank;
    counts[FACE_DOWN] = faceDown;
    counts[DECK] = deck;
  }

  /// A development card was played in this turn, whatever it was.
  public void cardWasPlayed() {
    counts[CARD_PLAYED] = 1;
  }

  public void longestRoadPassed(int holder) {
    counts[LONGEST_ROAD] = holder;
  }

  public void largestArmyPassed(int holder) {
    counts[LARGEST_ARMY] = holder;
  }

  public void settlementAwaited(int seat, int placed) {
    begin(FOUND_SETTLEMENT, seat);
    counts[ACTIVE] = seat;
    counts[PLACED] = placed;
    counts[FROM] = Island.NOWHERE;
  }

  public void roadAwaited(int seat, int placed, int corner) {
    begin(FOUND_ROAD, seat);
    counts[PLACED] = placed;
    counts[FROM] = corner;
  }

  public void turnBegan(int seat) {
    begin(BEFORE_ROLL, seat);
    counts[ACTIVE] = seat;
    counts[FROM] = Island.NOWHERE;
    counts[DICE] = 0;
    counts[CARD_PLAYED] = 0;
    counts[FRESH_HARBOURS] = 0;
    counts[OFFERS_MADE] = 0;
    counts[TURN]++;
  }

  /// What each seat owes, eight bits each.
  public static long packedOwed(List<Integer> owed) {
    long packed = 0;
    for (int seat = 0; seat < owed.size(); seat++) packed |= (long) owed.get(seat) << 8 * seat;
    return packed;
  }

  /// Some must give back cards.
  ///
  /// @param owed eight bits for each seat
  public void discardsAwaited(int roller, long owed) {
    begin(DISCARD, roller);
    for (int seat = 0; seat < players(); seat++)
      counts[at(seat, OWED)] = (int) (owed >>> 8 * seat) & 0xff;
  }

  public void robberAwaited(int seat) {
    begin(MOVE_ROBBER, seat);
  }

  public void tradeAndBuildBegan(int seat) {
    begin(TRADE_AND_BUILD, seat);
  }

  public void specialBuildBegan(int seat) {
    begin(SPECIAL_BUILD, seat);
  }

  public void won(int seat, int victoryPointCards) {
    begin(OVER, seat);
    counts[SHOWN_POINTS] = victoryPointCards;
  }

  /// Brings back what no recorded fact says in one step. It is for reading a position that was
  /// written down, after everything else has been recorded.
  ///
  /// @param freshHarbours the harbours that the active seat may use from its next turn on
  public void resume(
      int turn, boolean cardPlayed, int offersMade, int freshHarbours, long diceDeck) {
    counts[TURN] = turn;
    counts[CARD_PLAYED] = cardPlayed ? 1 : 0;
    counts[OFFERS_MADE] = offersMade;
    counts[FRESH_HARBOURS] = freshHarbours;
    sets[DICE_DECK_AT] = diceDeck;
  }

  private void begin(int phase, int seat) {
    counts[PHASE] = phase;
    counts[ACTOR] = seat;
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Position position
            && Arrays.equals(counts, position.counts)
            && Arrays.equals(sets, position.sets)
            && options.equals(position.options)
            && board.equals(position.board);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(counts) + Arrays.hashCode(sets);
  }

  @Override
  public String toString() {
    return "Position[turn " + turn() + ", " + phase() + "]";
  }
}
