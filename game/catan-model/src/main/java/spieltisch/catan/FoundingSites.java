package spieltisch.catan;

/// The places where the first settlements and roads may be placed, as bit sets of two words.
public final class FoundingSites {
  private FoundingSites() {}

  /// The corners where a player may place a settlement in the set-up.
  ///
  /// @param word the word of the bit set, 0 or 1
  public static long settlements(Position position, int word) {
    long free = free(position, word);
    if (position.options().founding() == Options.Founding.OFFICIAL) return free;
    // If there are many settlements, all inland corners may be blocked.
    boolean hasInland = (inland(position, 0) | inland(position, 1)) != 0;
    return hasInland ? inland(position, word) : free;
  }

  private static long free(Position position, int word) {
    return position.island().cornerSet(word) & ~position.blocked(word);
  }

  private static long inland(Position position, int word) {
    return free(position, word) & position.island().inlandSet(word);
  }

  /// The edges where a player may place a road in the set-up.
  ///
  /// @param word the word of the bit set, 0 or 1
  static long roads(Position position, int seat, int word) {
    var edges = position.island().cornerEdgeSet;
    long set = edges[position.foundedAt() * 2 + word];
    if (position.options().founding() == Options.Founding.INLAND)
      for (int corner = 0; corner < position.island().corners().size(); corner++)
        if (position.owner(corner) == seat) set |= edges[corner * 2 + word];
    return set & ~position.taken(word);
  }
}
