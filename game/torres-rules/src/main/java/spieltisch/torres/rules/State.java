package spieltisch.torres.rules;

import java.util.Arrays;
import java.util.Optional;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;
import spieltisch.torres.Options;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.Position;
import spieltisch.torres.Recorder;
import spieltisch.torres.Schedule;
import spieltisch.torres.Variant;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

/// The whole truth of a game: what lies open, and everybody's cards.
///
/// Through [Torres] it is a value. A search that owns a state may play on it in place: nothing is
/// allocated by [Menu#find], [#play] and [#copyFrom].
public final class State implements PlayerKnowledge, Recorder {
  final Position position;
  final int[] hands = new int[Schedule.MOST_PLAYERS];
  final int[] decks = new int[Schedule.MOST_PLAYERS];
  int fresh;

  State(Position position) {
    this.position = position;
  }

  /// A game in which the start player is asked for his first knight.
  public static State start(Options options, int players, Seat first) {
    var state = new State(Position.start(options, players, first.index()));
    if (options.has(Variant.OWN_DECKS)) Arrays.fill(state.decks, 0, players, Cards.ONE_OF_EACH);
    else state.decks[0] = Cards.FOUR_OF_EACH;
    return state;
  }

  /// A truth that fits an open position, with the given secrets. Who searches makes such worlds
  /// from what he knows.
  ///
  /// @param hands the cards of each seat, packed as in [Cards]
  /// @param decks the cards of each deck, packed in the same way
  /// @param fresh those that the awaited player drew in this turn
  public static State dealt(Position open, int[] hands, int[] decks, int fresh) {
    var state = new State(open.copy());
    System.arraycopy(hands, 0, state.hands, 0, hands.length);
    System.arraycopy(decks, 0, state.decks, 0, decks.length);
    state.fresh = fresh;
    return state;
  }

  public State copy() {
    var copy = new State(position.copy());
    copy.copySecrets(this);
    return copy;
  }

  public void copyFrom(State other) {
    position.copyFrom(other.position);
    copySecrets(other);
  }

  private void copySecrets(State other) {
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.decks, 0, decks, 0, decks.length);
    fresh = other.fresh;
  }

  /// Plays a legal action of the awaited player in place.
  public void play(int code, Chance chance) {
    Referee.play(this, code, chance, this);
  }

  public int players() {
    return position.players();
  }

  public int year() {
    return position.year();
  }

  /// The round of the year, from 1.
  public int round() {
    return position.round();
  }

  public int score(Seat seat) {
    return position.score(seat.index());
  }

  /// The cards of a seat, packed as in [Cards].
  public int hand(Seat seat) {
    return hands[seat.index()];
  }

  /// The cards that are left for a seat to draw, packed as in [Cards].
  public int deck(Seat seat) {
    return decks[position.deckOf(seat.index())];
  }

  /// The seat whom the game awaits; empty when it is over.
  public Optional<Seat> awaitedSeat() {
    return awaited() == NOBODY ? Optional.empty() : Optional.of(Seat.of(awaited()));
  }

  @Override
  public Position open() {
    return position;
  }

  @Override
  public int playable() {
    return hands[awaited()] - fresh;
  }

  @Override
  public void knightCalled(int seat) {
    position.knightCalled(seat);
  }

  @Override
  public void firstKnightPlaced(int seat, int at) {
    position.firstKnightPlaced(seat, at);
  }

  @Override
  public void kingCalled(int seat) {
    position.kingCalled(seat);
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

  @Override
  public boolean equals(Object other) {
    return other instanceof State state
        && fresh == state.fresh
        && Arrays.equals(hands, state.hands)
        && Arrays.equals(decks, state.decks)
        && position.equals(state.position);
  }

  @Override
  public int hashCode() {
    int secrets = 31 * Arrays.hashCode(hands) + Arrays.hashCode(decks);
    return 31 * (31 * position.hashCode() + secrets) + fresh;
  }

  @Override
  public String toString() {
    return Notation.write(this);
  }
}
