package spieltisch.torres;

/// Somebody who is told what happened, without an object for each happening.
///
/// The referee speaks to one; what lies open on the table, the whole state and the journal each are
/// one. Seats, squares, cards and stacks are their indices; `left` is what is left of the action
/// points, `score` the new score.
public interface Recorder {
  void knightCalled(int seat);

  void firstKnightPlaced(int seat, int at);

  void kingCalled(int seat);

  void kingPlaced(int seat, int at);

  void yearBegan(int year);

  /// Every player got these stacks from the supply.
  void stacksDealt(int stacks);

  void roundBegan(int round, int first);

  /// The seat took that one of its stacks.
  void turnBegan(int seat, int stack, int points);

  void pointTaken(int seat, int score, int left);

  void knightPlaced(int seat, int at, int left);

  void blockPlaced(int seat, int at, int left);

  void knightMoved(int seat, int from, int to, int left);

  /// The only secret of the game: which card it was.
  void cardDrawn(int seat, int card, int left);

  void blockMoved(int seat, int from, int to);

  void knightMovedByCard(int seat, int card, int from, int to);

  /// The block came from that stack, or from this turn's if it is [PublicEvent#THIS_TURN].
  void blockPushedUnder(int seat, int at, int stack);

  void supplyBlockPlaced(int seat, int at);

  void pointsRaised(int seat, int card, int left);

  void turnEnded(int seat);

  /// One block that the turn did not use went on that stack.
  void blockKept(int seat, int stack);

  void blocksReturned(int seat, int count);

  void roundEnded(int round);

  void castlesScored(int seat, int points, int score);

  void bonusScored(int seat, int points, int score);

  void gameEnded();
}
