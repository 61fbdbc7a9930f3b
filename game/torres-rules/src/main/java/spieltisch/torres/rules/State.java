package spieltisch.torres.rules;

import java.util.Arrays;
import java.util.Optional;
import spieltisch.kernel.Seat;
import spieltisch.torres.MutablePosition;
import spieltisch.torres.Options;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.Position;
import spieltisch.torres.Schedule;
import spieltisch.torres.Variant;
import spieltisch.torres.cards.Cards;

/// The full state of a game: the public information and the cards of all players. A value of this
/// type can be read but not changed.
///
/// A search makes a copy and changes it in place; see [MutableState].
public abstract sealed class State implements PlayerKnowledge permits MutableState {
  final MutablePosition position;
  final int[] hands = new int[Schedule.MOST_PLAYERS];
  final int[] decks = new int[Schedule.MOST_PLAYERS];
  int fresh;

  State(MutablePosition position) {
    this.position = position;
  }

  /// A game that awaits the start player's first knight.
  public static State start(Options options, int players, Seat first) {
    var state = new MutableState(MutablePosition.start(options, players, first.index()));
    if (options.has(Variant.OWN_DECKS)) Arrays.fill(state.decks, 0, players, Cards.ONE_OF_EACH);
    else state.decks[0] = Cards.FOUR_OF_EACH;
    return state;
  }

  /// A state that fits a position and has the given hidden cards.
  ///
  /// @param hands the cards of each seat, packed as in [Cards]
  /// @param decks the cards of each deck, packed as in [Cards]
  /// @param fresh the cards that the awaited player drew in this turn, packed as in [Cards]
  public static MutableState dealt(Position position, int[] hands, int[] decks, int fresh) {
    var state = new MutableState(position.copy());
    System.arraycopy(hands, 0, state.hands, 0, hands.length);
    System.arraycopy(decks, 0, state.decks, 0, decks.length);
    state.fresh = fresh;
    return state;
  }

  /// A mutable copy of this state.
  public MutableState copy() {
    var copy = new MutableState(position.copy());
    copy.copyCards(this);
    return copy;
  }

  public int players() {
    return position.players();
  }

  public int year() {
    return position.year();
  }

  /// The number of the round within the year, from 1.
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

  /// The cards that a seat can still draw, packed as in [Cards].
  public int deck(Seat seat) {
    return decks[position.deckOf(seat.index())];
  }

  /// The awaited seat; empty when the game is over.
  public Optional<Seat> awaitedSeat() {
    return awaited() == NOBODY ? Optional.empty() : Optional.of(Seat.of(awaited()));
  }

  @Override
  public Position position() {
    return position;
  }

  @Override
  public int playable() {
    return hands[awaited()] - fresh;
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
