package spieltisch.catan;

/// What a legality check knows: the public information and at least the acting player's own cards.
///
/// The full state knows all cards. A view knows the cards of its own seat; for other seats and the
/// bank it answers what is possible. So a legality check on a view is never stricter than on the
/// full state.
public interface PlayerKnowledge {
  Position position();

  /// Whether a seat has these cards; if the seat's cards are unknown, whether it can have them.
  boolean mayHave(int seat, int pack);

  /// Whether the bank has these cards; if the bank's cards are partly unknown, whether it can have
  /// them.
  boolean bankMayHave(int pack);

  /// The kinds of which the bank has, or may have, a card, as a set of five bits.
  int bankKinds();

  /// The resource cards of a seat, packed. A view returns the viewer's cards for every seat.
  int hand(int seat);

  /// The development cards of a seat, packed. A view returns the viewer's cards for every seat.
  int cards(int seat);

  /// The development cards that the active seat bought in this turn, packed.
  int fresh();
}
