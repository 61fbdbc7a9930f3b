package spieltisch.torres;

/// What legality asks about a game: all of it is known to the player whom the game awaits.
public interface Facts {
  /// The awaited seat of a game that awaits nobody.
  int NOBODY = -1;

  Options options();

  Board board();

  Stage stage();

  /// The index of the seat whom the game awaits, or [#NOBODY].
  int awaited();

  /// The action points the awaited player has left.
  int points();

  /// The blocks left of this turn's stack.
  int blocks();

  /// All blocks of the awaited player, on this turn's stack and on later ones.
  int reserve();

  /// The blocks in the general supply.
  int supply();

  /// The cards that the awaited player may play as far as holding them goes, packed as in [Cards]:
  /// cards drawn in this turn do not count.
  int playable();

  boolean hasPlayedCard();

  /// The cards drawn in this turn.
  int drawn();

  /// The cards that are left for the awaited player to draw.
  int deck();
}
