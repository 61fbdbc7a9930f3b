package spieltisch.torres;

/// What legality asks about a game: all of it is known to the player whom the game awaits.
public interface PlayerKnowledge {
  /// The awaited seat of a game that awaits nobody.
  int NOBODY = -1;

  /// All that lies open, only to be read.
  Position open();

  /// The cards that the awaited player may play as far as holding them goes, packed as in [Cards]:
  /// cards drawn in this turn do not count.
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

  /// The index of the seat whom the game awaits, or [#NOBODY].
  default int awaited() {
    return open().awaited();
  }

  /// The action points the awaited player has left.
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
