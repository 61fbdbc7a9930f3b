package spieltisch.catan;

/// Receives the events of a game, one method for each kind of event.
///
/// The rules report events only to a recorder. The full state, a view that is brought up to date
/// and the list of events are recorders.
///
/// Seats, places and resources are their indices. Cards are packed counts, a single card too; a
/// secret that the recorder may not see is an empty pack.
public interface Recorder {
  void rolled(int seat, int first, int second);

  /// Cards came from the bank: for a roll, or for the second settlement of the set-up.
  void produced(int seat, int cards);

  void paid(int seat, int cards);

  void roadPlaced(int seat, int edge);

  void settlementPlaced(int seat, int corner);

  void cityPlaced(int seat, int corner);

  /// The development card is secret.
  void cardBought(int seat, int card);

  /// The cards are secret, their number is public.
  void discarded(int seat, int count, int cards);

  /// The victim is a seat or `Position.NOBODY`.
  void robberMoved(int seat, int hex, int victim);

  /// The resource card is secret.
  void stolen(int thief, int victim, int card);

  /// The victim is a seat or `Position.NOBODY`.
  void knightPlayed(int seat, int hex, int victim);

  /// The second edge may be `Island.NOWHERE`.
  void roadBuildingPlayed(int seat, int first, int second);

  void monopolyPlayed(int seat, int resource);

  void surrendered(int from, int to, int resource, int count);

  void inventionPlayed(int seat, int cards);

  void bankTraded(int seat, int give, int want);

  void offered(int seat, int offer, int give, int want);

  void answered(int seat, int offer, boolean accept);

  void traded(int seat, int partner, int offer, int give, int want);

  /// The active player withdrew the offer, or another player withdrew the acceptance of it.
  void withdrawn(int seat, int offer);

  /// The holder is a seat or `Position.NOBODY`.
  void longestRoadPassed(int holder);

  void largestArmyPassed(int holder);

  void settlementAwaited(int seat, int placed);

  void roadAwaited(int seat, int placed, int corner);

  void turnBegan(int seat);

  /// Players must discard `owed` cards, eight bits for each seat.
  void discardsAwaited(int roller, long owed);

  /// A phase began that has no data but its seat.
  ///
  /// @param kind `Position.MOVE_ROBBER`, `TRADE_AND_BUILD` or `SPECIAL_BUILD`
  void phaseBegan(int kind, int seat);

  void won(int seat, int victoryPointCards);
}
