package spieltisch.torres;

/// Receives the events of a game, one method for each kind of event.
///
/// The rules report events only to a recorder. Three kinds of recorders exist: a position, the full
/// state, and the list of events. Seats, squares, cards and stacks are passed as their indices. In
/// all methods, `left` is the number of action points that the player has left, and `score` is the
/// player's new score.
public interface Recorder {
  void firstKnightAwaited(int seat);

  void firstKnightPlaced(int seat, int at);

  void kingAwaited(int seat);

  void kingPlaced(int seat, int at);

  void yearBegan(int year);

  /// Every player got these stacks from the general supply, packed as in [Schedule].
  void stacksDealt(int stacks);

  void roundBegan(int round, int first);

  /// The seat began its turn: it took one of its stacks and got action points.
  void turnBegan(int seat, int stack, int points);

  void pointTaken(int seat, int score, int left);

  void knightPlaced(int seat, int at, int left);

  void blockPlaced(int seat, int at, int left);

  void knightMoved(int seat, int from, int to, int left);

  /// The seat drew a card. Drawn cards are the only secrets of the game; `card` is -1 for a
  /// recorder that may not see the card.
  void cardDrawn(int seat, int card, int left);

  void blockMoved(int seat, int from, int to);

  void knightMovedByCard(int seat, int card, int from, int to);

  /// The seat pushed a block under its knight. The block came from the stack with the given index,
  /// or from this turn's stack if the index is [PublicEvent#THIS_TURN].
  void blockPushedUnder(int seat, int at, int stack);

  void supplyBlockPlaced(int seat, int at);

  void pointsRaised(int seat, int card, int left);

  void turnEnded(int seat);

  /// The seat put a leftover block of its turn on the given stack.
  void blockKept(int seat, int stack);

  void blocksReturned(int seat, int count);

  void roundEnded(int round);

  void castlesScored(int seat, int points, int score);

  void bonusScored(int seat, int points, int score);

  void gameEnded();
}
