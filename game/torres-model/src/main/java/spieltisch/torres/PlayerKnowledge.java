package spieltisch.torres;

/// What the awaited player knows when it decides on an action: the public information and its own
/// cards.
public interface PlayerKnowledge {
  /// The awaited seat of a game that is over.
  int NOBODY = -1;

  Position open();

  /// The cards of the awaited player without those drawn in this turn, packed as in [Cards].
  int playable();

  default Options options() {
    return open().options();
  }

  default Board board() {
    return open().board();
  }

  default PhaseKind stage() {
    return open().stage();
  }

  /// The index of the awaited seat, or [#NOBODY].
  default int awaited() {
    return open().awaited();
  }

  /// The action points that the awaited player has left.
  default int points() {
    return open().points();
  }

  /// The blocks left of this turn's stack.
  default int blocks() {
    return open().blocks();
  }

  /// All blocks of the awaited player, on this turn's stack and on later ones.
  default int reserve() {
    return open().reserve();
  }

  /// The blocks in the general supply.
  default int supply() {
    return open().supply();
  }

  default boolean hasPlayedCard() {
    return open().hasPlayedCard();
  }

  /// The cards drawn in this turn.
  default int drawn() {
    return open().drawn();
  }

  /// The cards that are left for the awaited player to draw.
  default int deck() {
    return open().deckSize(awaited());
  }
}
