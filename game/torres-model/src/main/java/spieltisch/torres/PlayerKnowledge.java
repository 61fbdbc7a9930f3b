package spieltisch.torres;

/// What the awaited player knows when it decides on an action: the public information and its own
/// cards.
public interface PlayerKnowledge {
  /// The awaited seat of a game that is over.
  int NOBODY = -1;

  Position position();

  /// The cards of the awaited player without those drawn in this turn, packed as in [Cards].
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

  /// The index of the awaited seat, or [#NOBODY].
  default int awaited() {
    return position().awaited();
  }

  /// The action points that the awaited player has left.
  default int points() {
    return position().points();
  }

  /// The blocks left of this turn's stack.
  default int blocks() {
    return position().blocks();
  }

  /// All blocks of the awaited player, on this turn's stack and on later ones.
  default int reserve() {
    return position().reserve();
  }

  /// The blocks in the general supply.
  default int supply() {
    return position().supply();
  }

  default boolean hasPlayedCard() {
    return position().hasPlayedCard();
  }

  /// The cards drawn in this turn.
  default int drawn() {
    return position().drawn();
  }

  /// The cards that are left for the awaited player to draw.
  default int deck() {
    return position().deckSize(awaited());
  }
}
