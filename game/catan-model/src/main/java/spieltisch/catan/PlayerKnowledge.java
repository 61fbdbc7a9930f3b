package spieltisch.catan;

/// What a player knows when deciding on an action: the public information and the player's own
/// cards.
///
/// The full state answers exactly. A view answers exactly for its own seat; for other seats it
/// answers what is possible. So a legality check on a view is never stricter than on the full
/// state.
public interface PlayerKnowledge {
  Position position();

  /// Whether a seat has these cards; if that is unknown, whether it is possible.
  boolean mayHave(int seat, int pack);

  /// Whether the bank has these cards; if that is unknown, whether it is possible.
  boolean bankMayHave(int pack);

  /// The kinds of which the bank has, or may have, a card, as a set of five bits.
  int bankKinds();

  /// The resource cards of the acting seat, packed.
  int hand(int seat);

  /// The development cards of the acting seat, packed.
  int cards(int seat);

  /// The development cards that the active seat bought in this turn, packed.
  int fresh();
}
