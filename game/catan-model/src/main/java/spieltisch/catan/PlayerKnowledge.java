package spieltisch.catan;

/// What a player knows when it decides on an action: the public information and its own cards.
///
/// The full state answers exactly. A view answers exactly for its own seat and says what is
/// possible for the others, so legality on a view is never stricter than on the full state.
public interface PlayerKnowledge {
  Position position();

  /// Whether a seat has these cards, as far as is known.
  boolean mayHave(int seat, int pack);

  /// Whether the bank has these cards, as far as is known.
  boolean bankMayHave(int pack);

  /// The kinds of which the bank has a card, as far as is known, as a set of five bits.
  int bankKinds();

  /// The resource cards of a seat that acts, packed.
  int hand(int seat);

  /// The development cards of a seat that acts, packed.
  int cards(int seat);

  /// The development cards that the active seat bought in this turn, packed.
  int fresh();
}
