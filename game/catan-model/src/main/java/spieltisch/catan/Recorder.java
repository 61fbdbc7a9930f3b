package spieltisch.catan;

/// Receives the events of a game, one method for each kind of event.
///
/// The rules report events only to a recorder. Three kinds of recorders exist: the full state, the
/// updater of a view, and the list of events.
///
/// Seats, places and resources are passed as their indices. Cards are passed as packed counts, even
/// a single card. A secret that the recorder may not see is passed as an empty pack.
public interface Recorder {
  void rolled(int seat, int first, int second);

  /// A player got cards from the bank: for a roll, or for the second settlement of the set-up.
  void produced(int seat, int cards);

  void paid(int seat, int cards);

  void roadPlaced(int seat, int edge);

  void settlementPlaced(int seat, int corner);

  void cityPlaced(int seat, int corner);

  /// A player bought a development card; `card` is secret.
  void cardBought(int seat, int card);

  /// A player discarded; `cards` is secret, `count` is public.
  void discarded(int seat, int count, int cards);

  /// A player moved the robber; `victim` is a seat or `Position.NOBODY`.
  void robberMoved(int seat, int hex, int victim);

  /// A player stole a resource card; `card` is secret.
  void stolen(int thief, int victim, int card);

  /// A player played a knight; `victim` is a seat or `Position.NOBODY`.
  void knightPlayed(int seat, int hex, int victim);

  /// A player played road building; `second` is an edge or `Island.NOWHERE`.
  void roadBuildingPlayed(int seat, int first, int second);

  void monopolyPlayed(int seat, int resource);

  void surrendered(int from, int to, int resource, int count);

  void inventionPlayed(int seat, int cards);

  void bankTraded(int seat, int give, int want);

  void offered(int seat, int offer, int give, int want);

  void answered(int seat, int offer, boolean accept);

  void traded(int seat, int partner, int offer, int give, int want);

  /// The active player withdrew the offer, or another player withdrew an earlier acceptance of the
  /// offer.
  void withdrawn(int seat, int offer);

  /// The award for the longest road passed to another player; `holder` is a seat or
  /// `Position.NOBODY`.
  void longestRoadPassed(int holder);

  void largestArmyPassed(int holder);

  void settlementAwaited(int seat, int placed);

  void roadAwaited(int seat, int placed, int corner);

  void turnBegan(int seat);

  /// Players must discard; `owed` holds the number of cards for each seat, eight bits each.
  void discardsAwaited(int roller, long owed);

  /// A phase began that has no data besides its seat.
  ///
  /// @param kind `Position.MOVE_ROBBER`, `TRADE_AND_BUILD` or `SPECIAL_BUILD`
  void phaseBegan(int kind, int seat);

  void won(int seat, int victoryPointCards);
}
