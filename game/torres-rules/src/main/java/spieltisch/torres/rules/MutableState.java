package spieltisch.torres.rules;

import spieltisch.kernel.Chance;
import spieltisch.torres.MutablePosition;
import spieltisch.torres.Recorder;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

/// A full state that its owner changes in place. Rules, searches and benchmarks use this type.
///
/// The methods [#play] and [#copyFrom] allocate no memory.
public final class MutableState extends State implements Recorder {
  MutableState(MutablePosition position) {
    super(position);
  }

  /// Makes this state equal to another state.
  public void copyFrom(State other) {
    position.copyFrom(other.position);
    copyCards(other);
  }

  void copyCards(State other) {
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.decks, 0, decks, 0, decks.length);
    fresh = other.fresh;
  }

  /// Plays a legal action of the awaited player and changes this state in place.
  public void play(int code, Chance chance) {
    Referee.play(this, code, chance, this);
  }

  @Override
  public void firstKnightAwaited(int seat) {
    position.firstKnightAwaited(seat);
  }

  @Override
  public void firstKnightPlaced(int seat, int at) {
    position.firstKnightPlaced(seat, at);
  }

  @Override
  public void kingAwaited(int seat) {
    position.kingAwaited(seat);
  }

  @Override
  public void kingPlaced(int seat, int at) {
    position.kingPlaced(seat, at);
  }

  @Override
  public void yearBegan(int year) {
    position.yearBegan(year);
  }

  @Override
  public void stacksDealt(int stacks) {
    position.stacksDealt(stacks);
  }

  @Override
  public void roundBegan(int round, int first) {
    position.roundBegan(round, first);
  }

  @Override
  public void turnBegan(int seat, int stack, int points) {
    position.turnBegan(seat, stack, points);
  }

  @Override
  public void pointTaken(int seat, int score, int left) {
    position.pointTaken(seat, score, left);
  }

  @Override
  public void knightPlaced(int seat, int at, int left) {
    position.knightPlaced(seat, at, left);
  }

  @Override
  public void blockPlaced(int seat, int at, int left) {
    position.blockPlaced(seat, at, left);
  }

  @Override
  public void knightMoved(int seat, int from, int to, int left) {
    position.knightMoved(seat, from, to, left);
  }

  @Override
  public void cardDrawn(int seat, int card, int left) {
    position.cardDrawn(seat, card, left);
    int one = Cards.one(card);
    hands[seat] += one;
    fresh += one;
    decks[position.deckOf(seat)] -= one;
  }

  @Override
  public void blockMoved(int seat, int from, int to) {
    position.blockMoved(seat, from, to);
    hands[seat] -= Cards.one(Card.MOVE_BLOCK.index());
  }

  @Override
  public void knightMovedByCard(int seat, int card, int from, int to) {
    position.knightMovedByCard(seat, card, from, to);
    hands[seat] -= Cards.one(card);
  }

  @Override
  public void blockPushedUnder(int seat, int at, int stack) {
    position.blockPushedUnder(seat, at, stack);
    hands[seat] -= Cards.one(Card.PUSH_BLOCK_UNDER.index());
  }

  @Override
  public void supplyBlockPlaced(int seat, int at) {
    position.supplyBlockPlaced(seat, at);
    hands[seat] -= Cards.one(Card.PLACE_SUPPLY_BLOCK.index());
  }

  @Override
  public void pointsRaised(int seat, int card, int left) {
    position.pointsRaised(seat, card, left);
    hands[seat] -= Cards.one(card);
  }

  @Override
  public void turnEnded(int seat) {
    position.turnEnded(seat);
    fresh = Cards.NONE;
  }

  @Override
  public void blockKept(int seat, int stack) {
    position.blockKept(seat, stack);
  }

  @Override
  public void blocksReturned(int seat, int count) {
    position.blocksReturned(seat, count);
  }

  @Override
  public void roundEnded(int round) {
    position.roundEnded(round);
  }

  @Override
  public void castlesScored(int seat, int points, int score) {
    position.castlesScored(seat, points, score);
  }

  @Override
  public void bonusScored(int seat, int points, int score) {
    position.bonusScored(seat, points, score);
  }

  @Override
  public void gameEnded() {
    position.gameEnded();
  }
}
