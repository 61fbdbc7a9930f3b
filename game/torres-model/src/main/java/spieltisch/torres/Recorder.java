package spieltisch.torres;

/// Receives the events of a game, one method for each kind of event.
///
/// The rules report events only to a recorder. A position, the full state and the list of events
/// are recorders. Seats, squares, cards and stacks are their indices; `left` is the number of
/// action points left, `score` the new score.
public interface Recorder {
  void firstKnightAwaited(int seat);

  void firstKnightPlaced(int seat, int at);

  void kingAwaited(int seat);

  void kingPlaced(int seat, int at);

  void yearBegan(int year);

  /// Every player got these stacks from the supply, packed as in [Schedule].
  void stacksDealt(int stacks);

  void roundBegan(int round, int first);

  /// The seat took one of its stacks.
  void turnBegan(int seat, int stack, int points);

  void pointTaken(int seat, int score, int left);

  void knightPlaced(int seat, int at, int left);

  void blockPlaced(int seat, int at, int left);

  void knightMoved(int seat, int from, int to, int left);

  /// The card is the only secret of the game.
  void cardDrawn(int seat, int card, int left);

  void blockMoved(int seat, int from, int to);

  void knightMovedByCard(int seat, int card, int from, int to);

  /// The block came from this stack, or from this turn's stack if it is [PublicEvent#THIS_TURN].
  void blockPushedUnder(int seat, int at, int stack);

  void supplyBlockPlaced(int seat, int at);

  void pointsRaised(int seat, int card, int left);

  void turnEnded(int seat);

  /// A block left over from the turn went on this stack.
  void blockKept(int seat, int stack);

  void blocksReturned(int seat, int count);

  void roundEnded(int round);

  void castlesScored(int seat, int points, int score);

  void bonusScored(int seat, int points, int score);

  void gameEnded();
}
