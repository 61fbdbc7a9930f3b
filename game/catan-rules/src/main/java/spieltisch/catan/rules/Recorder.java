package spieltisch.catan.rules;

/// Takes down what happens in a game, one method for each kind of event, in the small numbers of
/// the engine.
///
/// The referee speaks to a recorder and to nothing else. The state is one: that is how it evolves.
/// The journal is another, which passes everything on to a state.
interface Recorder {
  void rolled(int seat, int first, int second);

  void produced(int seat, int pack);

  void paid(int seat, int pack);

  void roadPlaced(int seat, int edge);

  void settlementPlaced(int seat, int corner);

  void cityPlaced(int seat, int corner);

  void cardBought(int seat, int card);

  void discarded(int seat, int pack);

  void robberMoved(int seat, int hex, int victim);

  void stolen(int thief, int victim, int resource);

  void knightPlayed(int seat, int hex, int victim);

  void roadBuildingPlayed(int seat, int first, int second);

  void monopolyPlayed(int seat, int resource);

  void surrendered(int from, int to, int resource, int count);

  void inventionPlayed(int seat, int pack);

  void bankTraded(int seat, int give, int want);

  void offered(int seat, int offer, int give, int want);

  void answered(int seat, int offer, boolean accept);

  void traded(int seat, int partner, int offer, int give, int want);

  void withdrawn(int seat, int offer);

  void longestRoadPassed(int holder);

  void largestArmyPassed(int holder);

  void settlementAwaited(int seat, int placed);

  void roadAwaited(int seat, int placed, int corner);

  void turnBegan(int seat);

  void discardsAwaited(int roller, long owed);

  void robberAwaited(int seat);

  void tradeAndBuildBegan(int seat);

  void specialBuildBegan(int seat);

  void won(int seat, int victoryPointCards);
}
