package spieltisch.torres;

/// What the awaited player knows when deciding on an action: the public information and the
/// player's own cards.
public interface PlayerKnowledge {
  /// The index that replaces the awaited seat when the game is over.
  int NOBODY = -1;

  Position position();

  /// The cards that the awaited player may play, packed as in [Cards]: all of the player's cards
  /// except the cards drawn in this turn.
  int playable();

  default Options options() {
    return position().options();
  }

  default Board board() {
    return position().board();
  }

  default PhaseKind phaseKind() {
    return position().phaseKind();
  }

  /// The index of the awaited seat, or [#NOBODY] when the game is over.
  default int awaited() {
    return position().awaited();
  }

  /// The action points that the awaited player has left.
  default int points() {
    return position().points();
  }

  /// The number of blocks left of this turn's stack.
  default int blocks() {
    return position().blocks();
  }

  /// The number of all blocks of the awaited player, on this turn's stack and on later stacks.
  default int reserve() {
    return position().reserve();
  }

  /// The number of blocks in the general supply.
  default int supply() {
    return position().supply();
  }

  default boolean hasPlayedCard() {
    return position().hasPlayedCard();
  }

  /// The number of cards that the awaited player drew in this turn.
  default int drawn() {
    return position().drawn();
  }

  /// The number of cards that the awaited player can still draw.
  default int deck() {
    return position().deckSize(awaited());
  }
}
