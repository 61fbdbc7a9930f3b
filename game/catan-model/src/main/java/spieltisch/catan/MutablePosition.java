package spieltisch.catan;

/// A position that can be changed. The methods of this class apply events without checking rules.
public final class MutablePosition extends Position {
  /// The position before the first settlement.
  public MutablePosition(Options options, Board board) {
    super(options, board);
  }

  MutablePosition(Position other) {
    super(other);
  }

  /// Makes this position equal to another position of the same game.
  public void copyFrom(Position other) {
    if (!options.equals(other.options) || !board.equals(other.board))
      throw new IllegalArgumentException("the positions are of different games");
    pieces.copyFrom(other.pieces);
    cardCounts.copyFrom(other.cardCounts);
    offers.copyFrom(other.offers);
    turnState.copyFrom(other.turnState);
    copyScalars(other);
  }

  public void rolled(int first, int second) {
    turnState.roll(first, second);
    if (options.dice() != Options.DiceKind.BALANCED) return;
    diceDeck &= ~(1L << (first - 1) * 6 + second - 1);
    if (diceDeck == 0) diceDeck = FULL_DICE_DECK;
  }

  /// Gives a player cards from the bank: face-up cards as far as they suffice, then face-down
  /// cards.
  public void gained(int seat, int pack) {
    cardCounts.gain(seat, pack);
  }

  /// Returns cards of a player to the bank, where they lie face up.
  public void paid(int seat, int pack) {
    cardCounts.pay(seat, pack);
  }

  public void roadPlaced(int seat, int edge) {
    pieces.addRoad(seat, edge);
  }

  public void settlementPlaced(int seat, int corner) {
    if (options.harbours() == Options.HarbourUse.NEXT_TURN && turnState.phase() == TRADE_AND_BUILD)
      turnState.reachHarbours(board.harbourAt[corner] & ~pieces.harbours(seat));
    pieces.addSettlement(seat, corner, robber);
  }

  public void cityPlaced(int seat, int corner) {
    pieces.addCity(seat, corner, robber);
  }

  public void cardBought(int seat) {
    cardCounts.buyCard(seat);
  }

  public void discarded(int seat, int count) {
    cardCounts.discard(seat, count);
  }

  public void robberMoved(int hex) {
    pieces.moveRobber(robber, hex);
    robber = hex;
  }

  /// Moves resource cards from one player to another.
  public void handedOver(int from, int to, int count) {
    cardCounts.handOver(from, to, count);
  }

  public void cardPlayed(int seat) {
    cardCounts.playCard(seat);
    cardWasPlayed();
  }

  public void knightPlayed(int seat) {
    cardPlayed(seat);
    cardCounts.addKnight(seat);
  }

  public void offered(int id, int give, int want) {
    offers.add(id, give, want);
  }

  public void answered(int seat, int id, boolean accept) {
    offers.answer(id, seat, accept);
  }

  /// Removes an open offer that was withdrawn or concluded.
  public void offerClosed(int id) {
    offers.close(id);
  }

  /// Sets the numbers of cards of a seat when the events that led to these numbers are unknown.
  public void counted(int seat, int hand, int cards, int knights) {
    cardCounts.setCounts(seat, hand, cards, knights);
  }

  /// Sets the numbers of cards in the bank when the events that led to these numbers are unknown.
  public void bankCounted(int bank, int faceDown, int deck) {
    cardCounts.setBank(bank, faceDown, deck);
  }

  /// Records that the active player has played a development card in this turn.
  public void cardWasPlayed() {
    turnState.playCard();
  }

  public void longestRoadPassed(int holder) {
    longestRoad = holder;
  }

  public void largestArmyPassed(int holder) {
    largestArmy = holder;
  }

  public void settlementAwaited(int seat, int placed) {
    turnState.awaitSettlement(seat, placed);
  }

  public void roadAwaited(int seat, int placed, int corner) {
    turnState.awaitRoad(seat, placed, corner);
  }

  public void turnBegan(int seat) {
    turnState.beginTurn(seat);
    offers.setMade(0);
  }

  /// Begins the phase in which players must discard.
  ///
  /// @param owed the number of cards that each seat must discard, eight bits each
  public void discardsAwaited(int roller, long owed) {
    turnState.begin(DISCARD, roller);
    for (int seat = 0; seat < players; seat++)
      cardCounts.owe(seat, (int) (owed >>> 8 * seat) & 0xff);
  }

  /// Begins a phase that has no data besides its seat.
  ///
  /// @param kind `MOVE_ROBBER`, `TRADE_AND_BUILD` or `SPECIAL_BUILD`
  public void phaseBegan(int kind, int seat) {
    turnState.begin(kind, seat);
  }

  public void won(int seat, int victoryPointCards) {
    turnState.begin(OVER, seat);
    revealedPoints = victoryPointCards;
  }

  /// Sets the values that cannot be restored by replaying single events. The reader of a position
  /// in text form calls this method last.
  ///
  /// @param freshHarbours the harbours that the active seat may use from its next turn on
  public void resume(
      int turn, boolean cardPlayed, int offersMade, int freshHarbours, long diceDeck) {
    turnState.resume(turn, cardPlayed, freshHarbours);
    offers.setMade(offersMade);
    this.diceDeck = diceDeck;
  }
}
