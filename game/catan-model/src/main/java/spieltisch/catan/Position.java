package spieltisch.catan;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;

/// The public information of a game, in a compact form that can be read but not changed.
///
/// The full state is a position and the hidden cards of all players; a view is a position and the
/// viewer's own cards. Other classes see a position as this read-only type; only its owner holds it
/// as a [MutablePosition] and changes it.
///
/// A position consists of the pieces on the board, the turn, the numbers of cards and the open
/// offers.
public abstract sealed class Position extends BoardPosition permits MutablePosition {
  // The kinds of phases.
  public static final int FOUND_SETTLEMENT = 0;
  public static final int FOUND_ROAD = 1;
  public static final int BEFORE_ROLL = 2;
  public static final int DISCARD = 3;
  public static final int MOVE_ROBBER = 4;
  public static final int TRADE_AND_BUILD = 5;
  public static final int SPECIAL_BUILD = 6;
  public static final int OVER = 7;

  /// The seat index that stands for no seat.
  public static final int NOBODY = -1;

  /// The maximum number of open offers.
  public static final int MOST_OFFERS = Offers.MOST;

  /// The maximum number of offers in a turn. The id of an offer has no room for a larger number.
  private static final int MOST_OFFERS_MADE = 0xff;

  // The number of pieces that each player has at the start.
  public static final int ROADS = 15;
  public static final int SETTLEMENTS = 5;
  public static final int CITIES = 4;

  /// The set of all 36 outcomes of two dice, for the balanced deck of dice.
  public static final long FULL_DICE_DECK = (1L << 36) - 1;

  final CardCounts cardCounts;
  final Offers offers;
  final TurnState turnState;
  int longestRoad = NOBODY;
  int largestArmy = NOBODY;
  int revealedPoints;
  long diceDeck = FULL_DICE_DECK;

  Position(Options options, Board board) {
    super(options, board);
    cardCounts = new CardCounts(options);
    offers = new Offers();
    turnState = new TurnState();
  }

  Position(Position other) {
    super(other);
    cardCounts = new CardCounts(other.cardCounts);
    offers = new Offers(other.offers);
    turnState = new TurnState(other.turnState);
    copyScalars(other);
  }

  final void copyScalars(Position other) {
    robber = other.robber;
    longestRoad = other.longestRoad;
    largestArmy = other.largestArmy;
    revealedPoints = other.revealedPoints;
    diceDeck = other.diceDeck;
  }

  /// A mutable copy of this position.
  public MutablePosition copy() {
    return new MutablePosition(this);
  }

  /// The kind of the current phase; `phase()` returns the phase with its data.
  public int phaseKind() {
    return turnState.phase();
  }

  /// The seat whose turn it is.
  public int active() {
    return turnState.active();
  }

  /// The seat of the current phase: the roller in the discard phase, the winner when the game is
  /// over, and the seat that acts in all other phases. The seat of the current phase differs from
  /// the seat whose turn it is only in the special building phase.
  public int actor() {
    return turnState.actor();
  }

  /// The number of settlements placed in the set-up.
  public int placed() {
    return turnState.placed();
  }

  /// The corner of the settlement at which a player must place a road in the set-up.
  public int foundedAt() {
    return turnState.foundedAt();
  }

  /// The sum of the dice of this turn, or 0 before the roll.
  public int rolledSum() {
    return turnState.firstDie() + turnState.secondDie();
  }

  public int firstDie() {
    return turnState.firstDie();
  }

  public int secondDie() {
    return turnState.secondDie();
  }

  /// The number of turns that have begun.
  public int turn() {
    return turnState.turn();
  }

  public boolean isCardPlayed() {
    return turnState.isCardPlayed();
  }

  /// The seat that holds the longest road award, or NOBODY.
  public int longestRoad() {
    return longestRoad;
  }

  /// The seat that holds the largest army award, or NOBODY.
  public int largestArmy() {
    return largestArmy;
  }

  /// The bank's face-up resource cards, packed. Discarded cards return to the bank face down.
  public int bank() {
    return cardCounts.bank();
  }

  /// The number of the bank's face-down cards, whose kinds are secret.
  public int faceDown() {
    return cardCounts.faceDown();
  }

  /// The number of development cards left to buy.
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

  /// The number of cards that a seat must still discard.
  public int owed(int seat) {
    return cardCounts.owed(seat);
  }

  /// The harbours that a seat may use now: one bit for each resource, then one bit for the 3:1
  /// harbour.
  public int harbours(int seat) {
    int fresh = seat == turnState.active() ? turnState.freshHarbours() : 0;
    return pieces.harbours(seat) & ~fresh;
  }

  /// The harbours that the active seat has reached but may use only from its next turn on.
  public int freshHarbours() {
    return turnState.freshHarbours();
  }

  /// The number of cards of a kind that a seat must give the bank for one other card.
  public int rate(int seat, int resource) {
    int harbours = harbours(seat);
    if ((harbours >> resource & 1) != 0) return 2;
    return (harbours & Board.GENERIC) != 0 ? 3 : 4;
  }

  /// The public victory points of a seat. When the game is over, the points include the victory
  /// point cards that the winner revealed.
  public int publicPoints(int seat) {
    int points = SETTLEMENTS - settlementsLeft(seat) + 2 * (CITIES - citiesLeft(seat));
    if (longestRoad == seat) points += 2;
    if (largestArmy == seat) points += 2;
    return isOver() && turnState.actor() == seat ? points + revealedPoints : points;
  }

  /// The number of victory point cards that the winner revealed.
  public int revealedPoints() {
    return revealedPoints;
  }

  public boolean isOver() {
    return turnState.phase() == OVER;
  }

  /// The dice outcomes left in the balanced deck, one bit for each of the 36 outcomes.
  public long diceDeck() {
    return diceDeck;
  }

  /// The number of open offers.
  public int openOffers() {
    return offers.open();
  }

  /// The number of offers made in this turn, including closed offers.
  public int offersMade() {
    return offers.made();
  }

  /// The number of offers that may be open at a time at this table.
  public int mostOpenOffers() {
    return options().openOffers() == 0 ? MOST_OFFERS : options().openOffers();
  }

  /// The number of offers that may be made in a turn at this table.
  public int mostOffersInTurn() {
    return options().offersPerTurn() == 0 ? MOST_OFFERS_MADE : options().offersPerTurn();
  }

  /// The index of an open offer, or -1 if the id is unknown.
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

  /// The answers to an offer: the low eight bits are the seats that accepted, the next eight bits
  /// the seats that declined.
  public int offerAnswers(int index) {
    return offers.acceptedOf(index) | offers.declinedOf(index) << 8;
  }

  /// The id of the next offer. The id contains the turn number, so it is unique in the game.
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

  /// The seat that a caller should ask for the next action if it asks one seat at a time: a seat
  /// that has not answered an offer, a seat that must discard, or the actor. The result is NOBODY
  /// if the game is over.
  public int nextToAct() {
    int phase = turnState.phase();
    if (phase == TRADE_AND_BUILD) {
      int seat = offers.firstUnanswered((1 << players) - 1 & ~(1 << turnState.active()));
      return seat == NOBODY ? turnState.actor() : seat;
    }
    if (phase == DISCARD) return firstToDiscard();
    return phase == OVER ? NOBODY : turnState.actor();
  }

  private int firstToDiscard() {
    int seat = 0;
    while (cardCounts.owed(seat) == 0) seat++;
    return seat;
  }

  /// The current phase with its data.
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
            && revealedPoints == position.revealedPoints
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
        revealedPoints,
        diceDeck);
  }

  @Override
  public String toString() {
    return "Position[turn " + turn() + ", " + phase() + "]";
  }
}
