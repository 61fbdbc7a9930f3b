package spieltisch.catan.rules;

import java.util.Arrays;
import java.util.Objects;
import spieltisch.catan.Board;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Options;
import spieltisch.catan.PlayerKnowledge;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;

/// The full state of a game: the public information and all hidden cards. A value of this type can
/// be read but not changed.
///
/// A search makes a copy and changes it in place; see [MutableState].
public abstract sealed class State implements PlayerKnowledge permits MutableState {
  static final int BANK = 0;
  static final int DECK = 1;
  static final int FRESH = 2;
  static final int HANDS = 3;

  final MutablePosition position;
  final int[] secrets;
  final int players;

  State(Options options, Board board) {
    position = new MutablePosition(options, board);
    players = options.players();
    secrets = new int[HANDS + 2 * players];
    secrets[BANK] = position.bank();
    secrets[DECK] = options.deck();
  }

  State(State other) {
    position = other.position.copy();
    players = other.players;
    secrets = other.secrets.clone();
  }

  /// The state before the first settlement.
  public static State start(Options options, Board board) {
    return new MutableState(options, board);
  }

  /// A state that fits a position and has the given hidden cards. The bank gets all cards that are
  /// in no hand.
  ///
  /// @param hands the resource cards of each seat, packed
  /// @param cards the development cards of each seat, packed
  /// @param fresh the development cards that the active seat bought in this turn, packed
  /// @param deck the development cards that are left to buy, packed
  public static MutableState dealt(
      Position position, int[] hands, int[] cards, int fresh, int deck) {
    var state = new MutableState(position.options(), position.board());
    state.position.copyFrom(position);
    int each = position.options().bank();
    state.secrets[BANK] = PackedCounts.of(each, each, each, each, each);
    for (int hand : hands) state.secrets[BANK] -= hand;
    state.secrets[DECK] = deck;
    state.secrets[FRESH] = fresh;
    System.arraycopy(hands, 0, state.secrets, HANDS, state.players);
    System.arraycopy(cards, 0, state.secrets, HANDS + state.players, state.players);
    return state;
  }

  /// A mutable copy of this state.
  public MutableState copy() {
    return new MutableState(this);
  }

  @Override
  public Position position() {
    return position;
  }

  @Override
  public int hand(int seat) {
    return secrets[HANDS + seat];
  }

  @Override
  public int cards(int seat) {
    return secrets[HANDS + players + seat];
  }

  @Override
  public int fresh() {
    return secrets[FRESH];
  }

  @Override
  public boolean mayHave(int seat, int pack) {
    return PackedCounts.covers(hand(seat), pack);
  }

  @Override
  public boolean bankMayHave(int pack) {
    return PackedCounts.covers(secrets[BANK], pack);
  }

  @Override
  public int bankKinds() {
    return PackedCounts.kinds(secrets[BANK]);
  }

  /// The bank's face-up and face-down resource cards, packed.
  public int bank() {
    return secrets[BANK];
  }

  /// The development cards that are left to buy, packed.
  public int deck() {
    return secrets[DECK];
  }

  /// All victory points of a seat, including hidden points.
  public int points(int seat) {
    int shown = position.publicPoints(seat);
    return position.isOver() && position.actor() == seat ? shown : shown + victoryPointCards(seat);
  }

  int victoryPointCards(int seat) {
    return PackedCounts.count(cards(seat), Card.VICTORY_POINT.ordinal());
  }

  @Override
  public boolean equals(Object other) {
    return other == this
        || (other instanceof State state
            && Arrays.equals(secrets, state.secrets)
            && position.equals(state.position));
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(secrets), position);
  }

  @Override
  public String toString() {
    return "State[" + position + "]";
  }
}
