package spieltisch.catan;

/// What a legality check knows: the public information and at least the acting player's own cards.
///
/// The full state knows all cards. A view knows the cards of its own seat; for other seats and the
/// bank a view answers what is possible. So a legality check on a view is never stricter than on
/// the full state.
public interface PlayerKnowledge {
  Position position();

  /// Whether a seat has the given cards, or can have them if the cards of the seat are unknown.
  boolean mayHave(int seat, int pack);

  /// Whether the bank has the given cards, or can have them if the cards of the bank are partly
  /// unknown.
  boolean bankMayHave(int pack);

  /// The kinds of which the bank has, or may have, a card, as a set of five bits.
  int bankKinds();

  /// The resource cards of a seat, packed. A view ignores the seat and returns the viewer's own
  /// cards.
  int hand(int seat);

  /// The development cards of a seat, packed. A view ignores the seat and returns the viewer's own
  /// cards.
  int cards(int seat);

  /// The development cards that the active seat bought in this turn, packed.
  int fresh();
}
