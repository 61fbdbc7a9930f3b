package spieltisch.torres.cards;

/// A pile of action cards as packed counts: three bits for each kind, with the first kind in the
/// lowest bits.
public final class Cards {
  public static final int NONE = 0;
  public static final int ONE_OF_EACH = 0x09249249;
  public static final int FOUR_OF_EACH = ONE_OF_EACH << 2;

  private static final int BITS = 3;
  private static final int MASK = 7;

  private Cards() {}

  /// A pile of one card.
  public static int one(int kind) {
    return 1 << (BITS * kind);
  }

  public static int count(int pile, int kind) {
    return pile >>> (BITS * kind) & MASK;
  }

  public static int total(int pile) {
    int total = 0;
    for (int kind = 0; kind < Card.ALL.size(); kind++) total += count(pile, kind);
    return total;
  }

  /// Sorts all cards of the pile by kind and returns the kind of the card at index `n`.
  public static int kindAt(int pile, int n) {
    int left = n;
    int kind = 0;
    while (left >= count(pile, kind)) left -= count(pile, kind++);
    return kind;
  }
}
