package spieltisch.catan;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;

/// The public information of a game, in compact form. It can be read but not changed.
///
/// All viewers share it. The full state adds the hidden cards of all players to it, and a view adds
/// the viewer's own cards. Whoever owns a position changes it as a [MutablePosition]; a view and a
/// state hand out this type.
///
/// Its parts are the turn, the pieces on the board, the numbers of cards and the open offers.
public abstract sealed class Position permits MutablePosition {
  // The kinds of phases.
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
  public static final int MOST_OFFERS = Offers.MOST;

  /// The pieces of each player.
  public static final int ROADS = 15;

  public static final int SETTLEMENTS = 5;
  public static final int CITIES = 4;

  /// All 36 outcomes.
  public static final long FULL_DICE_DECK = (1L << 36) - 1;

  final Options options;
  final Board board;
  final int players;
  final Pieces pieces;
  final CardCounts cardCounts;
  final Offers offers;
  final TurnState turnState;
  int robber;
  int longestRoad = NOBODY;
  int largestArmy = NOBODY;
  int shownPoints;
  long diceDeck = FULL_DICE_DECK;

  Position(Options options, Board board) {
    if (board.island() != options.island())
      throw new IllegalArgumentException(
          options.players() + " players need the island " + options.island());
    this.options = options;
    this.board = board;
    players = options.players();
    pieces = new Pieces(board, players);
    cardCounts = new CardCounts(options);
    offers = new Offers();
    turnState = new TurnState();
    robber = board.island().indexOf(board.robber());
  }

  Position(Position other) {
    options = other.options;
    board = other.board;
    players = other.players;
    pieces = new Pieces(other.pieces);
    cardCounts = new CardCounts(other.cardCounts);
    offers = new Offers(other.offers);
    turnState = new TurnState(other.turnState);
    copyRest(other);
  }

  final void copyRest(Position other) {
    robber = other.robber;
    longestRoad = other.longestRoad;
    largestArmy = other.largestArmy;
    shownPoints = other.shownPoints;
    diceDeck = other.diceDeck;
  }

  /// A copy that can be changed.
  public MutablePosition copy() {
    return new MutablePosition(this);
  }

  public Options options() {
    return options;
  }

  public Board board() {
    return board;
  }

  public Island island() {
    return board.island();
  }

  public int players() {
    return players;
  }

  /// The phase as a number; `phase()` has its data.
  public int phaseKind() {
    return turnState.phase();
  }

  /// The seat whose turn it is.
  public int active() {
    return turnState.active();
  }

  /// The seat that acts now: the active one, except in the set-up and in the special building
  /// phase.
  public int actor() {
    return turnState.actor();
  }

  /// How many settlements of the set-up have been placed.
  public int placed() {
    return turnState.placed();
  }

  /// The corner of the settlement whose road is awaited in the set-up.
  public int foundedAt() {
    return turnState.foundedAt();
  }

  /// The sum of the last roll of this turn, or 0.
  public int rolledSum() {
    return turnState.firstDie() + turnState.secondDie();
  }

  public int firstDie() {
    return turnState.firstDie();
  }

  public int secondDie() {
    return turnState.secondDie();
  }

  /// How many turns have begun.
  public int turn() {
    return turnState.turn();
  }

  public boolean isCardPlayed() {
    return turnState.isCardPlayed();
  }

  public int robber() {
    return robber;
  }

  /// The holder's seat, or NOBODY.
  public int longestRoad() {
    return longestRoad;
  }

  /// The holder's seat, or NOBODY.
  public int largestArmy() {
    return largestArmy;
  }

  /// The bank's cards that everybody can count, packed. Discarded cards come back face down.
  public int bank() {
    return cardCounts.bank();
  }

  /// How many more cards the bank holds whose kinds were never shown.
  public int faceDown() {
    return cardCounts.faceDown();
  }

  /// How many development cards are left to buy.
  public int deck() {
    return cardCounts.deck();
  }

  public int handSize(int seat) {
    return cardCounts.hand(seat);
  }

  public int cardCount(int seat) {
    return cardCounts.cards(seat);
  }

  public int knights(int seat) {
    return cardCounts.knights(seat);
  }

  public int roadsLeft(int seat) {
    return pieces.roadsLeft(seat);
  }

  public int settlementsLeft(int seat) {
    return pieces.settlementsLeft(seat);
  }

  public int citiesLeft(int seat) {
    return pieces.citiesLeft(seat);
  }

  public int roadLength(int seat) {
    return pieces.roadLength(seat);
  }

  /// How many cards the seat must still give back.
  public int owed(int seat) {
    return cardCounts.owed(seat);
  }

  /// What a number yields to a seat, packed; the robber is taken into account.
  public int income(int seat, int number) {
    return pieces.income(seat, number);
  }

  /// The harbours a seat may use now: a bit for each resource, and one more for any three.
  public int harbours(int seat) {
    int fresh = seat == turnState.active() ? turnState.freshHarbours() : 0;
    return pieces.harbours(seat) & ~fresh;
  }

  /// The harbours that the active seat has reached but may use only from its next turn on.
  public int freshHarbours() {
    return turnState.freshHarbours();
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
    if (longestRoad == seat) points += 2;
    if (largestArmy == seat) points += 2;
    return isOver() && turnState.actor() == seat ? points + shownPoints : points;
  }

  /// The victory point cards that the winner showed.
  public int shownPoints() {
    return shownPoints;
  }

  public boolean isOver() {
    return turnState.phase() == OVER;
  }

  /// The outcomes left in the balanced deck of dice, a bit for each of the 36.
  public long diceDeck() {
    return diceDeck;
  }

  public long roads(int seat, int which) {
    return pieces.roads(seat, which);
  }

  public long settlements(int seat, int which) {
    return pieces.settlements(seat, which);
  }

  public long cities(int seat, int which) {
    return pieces.cities(seat, which);
  }

  /// The hexagons at which a seat has a building.
  public long hexes(int seat) {
    return pieces.hexes(seat);
  }

  /// The free edges where a seat could build a road.
  public long roadSites(int seat, int which) {
    return pieces.roadSites(seat, which);
  }

  /// The corners where a seat could build a settlement after the set-up.
  public long settlementSites(int seat, int which) {
    return pieces.settlementSites(seat, which);
  }

  /// The corners where a building stands or stands next.
  public long blocked(int which) {
    return pieces.blocked(which);
  }

  /// The edges with a road of anybody.
  public long taken(int which) {
    return pieces.taken(which);
  }

  long foreignBuildings(int seat, int which) {
    return pieces.foreignBuildings(seat, which);
  }

  boolean isTaken(int edge) {
    return pieces.isTaken(edge);
  }

  boolean isBlocked(int corner) {
    return pieces.isBlocked(corner);
  }

  boolean isBuilt(int corner) {
    return pieces.isBuilt(corner);
  }

  boolean hasSettlement(int seat, int corner) {
    return pieces.hasSettlement(seat, corner);
  }

  boolean touches(int seat, int corner) {
    return pieces.touches(seat, corner);
  }

  boolean reaches(int seat, int edge) {
    return pieces.reaches(seat, edge);
  }

  /// The seat that owns the road on an edge, or NOBODY.
  public int roadOwner(int edge) {
    for (int seat = 0; seat < players; seat++) if (pieces.hasRoad(seat, edge)) return seat;
    return NOBODY;
  }

  /// The seat that owns the building on a corner, or NOBODY.
  public int owner(int corner) {
    for (int seat = 0; seat < players; seat++)
      if (pieces.hasSettlement(seat, corner) || pieces.hasCity(seat, corner)) return seat;
    return NOBODY;
  }

  public boolean isCity(int corner) {
    for (int seat = 0; seat < players; seat++) if (pieces.hasCity(seat, corner)) return true;
    return false;
  }

  /// How many cards a hexagon yields to a seat for its number.
  public int weight(int seat, int hex) {
    return pieces.weight(seat, hex);
  }

  // Offers.

  Offers openTrades() {
    return offers;
  }

  public int openOffers() {
    return offers.open();
  }

  /// How many offers were made in this turn.
  public int offersMade() {
    return offers.made();
  }

  /// Where an open offer stands among the open ones, or -1.
  public int offerIndex(int id) {
    return offers.indexOf(id);
  }

  public int offerId(int index) {
    return offers.id(index);
  }

  public int offerGive(int index) {
    return offers.give(index);
  }

  public int offerWant(int index) {
    return offers.want(index);
  }

  /// The seats that accepted, a bit each; those that declined are eight bits higher.
  public int offerAnswers(int index) {
    return offers.acceptedOf(index) | offers.declinedOf(index) << 8;
  }

  /// The number of the next offer: unique in the game, since it has the turn in it.
  public int nextOfferId() {
    return turnState.turn() * 256 + offers.made();
  }

  public List<Offer> offers() {
    var list = new ArrayList<Offer>();
    for (int i = 0; i < offers.open(); i++)
      list.add(
          new Offer(
              offers.id(i),
              Resources.unpacked(offers.give(i)),
              Resources.unpacked(offers.want(i)),
              seats(offers.acceptedOf(i)),
              seats(offers.declinedOf(i))));
    return list;
  }

  private List<Seat> seats(int mask) {
    var seats = new ArrayList<Seat>();
    for (int seat = 0; seat < players; seat++)
      if ((mask >> seat & 1) != 0) seats.add(Seat.of(seat));
    return seats;
  }

  /// The seat that a driver should ask next: one that has not answered an offer, one that owes
  /// cards, or the actor.
  public int nextToAct() {
    int phase = turnState.phase();
    if (phase == TRADE_AND_BUILD) {
      int silent = offers.firstSilent((1 << players) - 1 & ~(1 << turnState.active()));
      return silent == NOBODY ? turnState.actor() : silent;
    }
    if (phase == DISCARD) return firstDebtor();
    return phase == OVER ? NOBODY : turnState.actor();
  }

  private int firstDebtor() {
    int seat = 0;
    while (cardCounts.owed(seat) == 0) seat++;
    return seat;
  }

  /// The phase with its data.
  public Phase phase() {
    var seat = Seat.of(turnState.actor());
    return switch (turnState.phase()) {
      case FOUND_SETTLEMENT -> new Phase.FoundSettlement(seat, placed());
      case FOUND_ROAD -> new Phase.FoundRoad(seat, placed(), island().corner(foundedAt()));
      case BEFORE_ROLL -> new Phase.BeforeRoll(seat);
      case DISCARD -> new Phase.Discard(seat, owedByAll());
      case MOVE_ROBBER -> new Phase.MoveRobber(seat);
      case TRADE_AND_BUILD -> new Phase.TradeAndBuild(seat);
      case SPECIAL_BUILD -> new Phase.SpecialBuild(seat, Seat.of(turnState.active()));
      default -> new Phase.Over(seat);
    };
  }

  private List<Integer> owedByAll() {
    var owed = new ArrayList<Integer>();
    for (int seat = 0; seat < players; seat++) owed.add(owed(seat));
    return owed;
  }

  public Optional<Seat> longestRoadHolder() {
    return longestRoad() == NOBODY ? Optional.empty() : Optional.of(Seat.of(longestRoad()));
  }

  public Optional<Seat> largestArmyHolder() {
    return largestArmy() == NOBODY ? Optional.empty() : Optional.of(Seat.of(largestArmy()));
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || other instanceof Position position
            && robber == position.robber
            && longestRoad == position.longestRoad
            && largestArmy == position.largestArmy
            && shownPoints == position.shownPoints
            && diceDeck == position.diceDeck
            && turnState.equals(position.turnState)
            && offers.equals(position.offers)
            && cardCounts.equals(position.cardCounts)
            && pieces.equals(position.pieces)
            && options.equals(position.options)
            && board.equals(position.board);
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        turnState,
        pieces,
        cardCounts,
        offers,
        robber,
        longestRoad,
        largestArmy,
        shownPoints,
        diceDeck);
  }

  @Override
  public String toString() {
    return "Position[turn " + turn() + ", " + phase() + "]";
  }
}
