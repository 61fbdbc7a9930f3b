package spieltisch.catan;

/// What legality asks: everything open, and the secrets of the one who wants to act.
///
/// The truth answers exactly. A view answers for its own seat exactly, and for what it cannot know
/// it answers what is possible; so from a view, legality is never stricter than the truth.
public interface PlayerKnowledge {
  Position open();

  /// Whether a seat has these cards, as far as can be known.
  boolean mayHave(int seat, int pack);

  /// Whether the bank has these cards, as far as can be known.
  boolean bankMayHave(int pack);

  /// The kinds of which the bank has a card, as far as can be known, as a set of five bits.
  int bankKinds();

  /// The hand of a seat that acts, packed.
  int hand(int seat);

  /// The development cards of a seat that acts, packed.
  int cards(int seat);

  /// Those of them that the active seat bought in this very turn, packed.
  int fresh();
}
