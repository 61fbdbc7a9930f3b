package spieltisch.catan;

/// Finds the length of a player's longest road: the longest trail that uses no road piece twice.
///
/// A trail may visit a corner twice, but it ends at a corner with another player's building. After
/// a new road is built, only the trails that contain it are searched, because no other trail
/// becomes longer. If the two sides of the new road are not connected elsewhere, each side is
/// searched separately. If the two sides are connected elsewhere, the search ensures that the
/// trails on both sides share no road.
public final class LongestRoad {
  private LongestRoad() {}

  /// The length of the longest trail that contains a given road of the seat.
  static int through(Pieces pieces, int seat, int edge) {
    var island = pieces.island();
    long low = pieces.roads(seat, 0) & ~(edge < 64 ? 1L << edge : 0);
    long high = pieces.roads(seat, 1) & ~(edge >= 64 ? 1L << edge : 0);
    long foreignLow = pieces.foreignBuildings(seat, 0);
    long foreignHigh = pieces.foreignBuildings(seat, 1);
    int near = passable(foreignLow, foreignHigh, island.edgeCorners[edge * 2]);
    int far = passable(foreignLow, foreignHigh, island.edgeCorners[edge * 2 + 1]);
    if (isEnd(island, low, high, near))
      return 1 + from(island, foreignLow, foreignHigh, low, high, far);
    if (isEnd(island, low, high, far))
      return 1 + from(island, foreignLow, foreignHigh, low, high, near);
    if (meet(island, foreignLow, foreignHigh, low, high, near, far))
      return 1 + both(island, foreignLow, foreignHigh, low, high, near, far, 0);
    return 1
        + from(island, foreignLow, foreignHigh, low, high, near)
        + from(island, foreignLow, foreignHigh, low, high, far);
  }

  /// Whether a trail ends at a corner, because no other road leads on or because `corner` is
  /// NOWHERE.
  private static boolean isEnd(Island island, long low, long high, int corner) {
    return corner == Island.NOWHERE
        || (low & island.cornerEdgeSet[corner * 2] | high & island.cornerEdgeSet[corner * 2 + 1])
            == 0;
  }

  /// The length of the longest trail of a seat. The search tries every end of a road as the start
  /// of a trail.
  static int longest(Pieces pieces, int seat) {
    long foreignLow = pieces.foreignBuildings(seat, 0);
    long foreignHigh = pieces.foreignBuildings(seat, 1);
    long low = pieces.roads(seat, 0);
    long high = pieces.roads(seat, 1);
    int most = 0;
    for (int word = 0; word < 2; word++)
      for (long left = pieces.touched(seat, word); left != 0; left &= left - 1) {
        int corner = word * 64 + Long.numberOfTrailingZeros(left);
        most = Math.max(most, from(pieces.island(), foreignLow, foreignHigh, low, high, corner));
      }
    return most;
  }

  /// Returns the given corner, or NOWHERE if another player's building on the corner ends a trail.
  private static int passable(long foreignLow, long foreignHigh, int corner) {
    long word = corner < 64 ? foreignLow : foreignHigh;
    return (word >>> corner & 1) != 0 ? Island.NOWHERE : corner;
  }

  /// The length of the longest trail over the given roads that starts at a corner.
  private static int from(
      Island island, long foreignLow, long foreignHigh, long low, long high, int corner) {
    if (corner == Island.NOWHERE) return 0;
    long lowHere = low & island.cornerEdgeSet[corner * 2];
    long highHere = high & island.cornerEdgeSet[corner * 2 + 1];
    int most = 0;
    for (; lowHere != 0; lowHere &= lowHere - 1) {
      int next = step(island, foreignLow, foreignHigh, Long.numberOfTrailingZeros(lowHere), corner);
      most =
          Math.max(
              most,
              1
                  + from(
                      island,
                      foreignLow,
                      foreignHigh,
                      low & ~Long.lowestOneBit(lowHere),
                      high,
                      next));
    }
    for (; highHere != 0; highHere &= highHere - 1) {
      int next =
          step(island, foreignLow, foreignHigh, 64 + Long.numberOfTrailingZeros(highHere), corner);
      most =
          Math.max(
              most,
              1
                  + from(
                      island,
                      foreignLow,
                      foreignHigh,
                      low,
                      high & ~Long.lowestOneBit(highHere),
                      next));
    }
    return most;
  }

  private static int step(Island island, long foreignLow, long foreignHigh, int edge, int corner) {
    return passable(foreignLow, foreignHigh, island.otherEnd(edge, corner));
  }

  /// The greatest total length of two trails that start at two corners and share no road. For every
  /// trail from the first corner, the search finds the longest trail from the second corner over
  /// the remaining roads.
  private static int both(
      Island island,
      long foreignLow,
      long foreignHigh,
      long low,
      long high,
      int corner,
      int far,
      int length) {
    int most = length + from(island, foreignLow, foreignHigh, low, high, far);
    if (corner == Island.NOWHERE) return most;
    for (int i = 0; i < 3; i++) {
      int edge = island.cornerEdges[corner * 3 + i];
      if (edge == Island.NOWHERE || ((edge < 64 ? low : high) >>> edge & 1) == 0) continue;
      int next = step(island, foreignLow, foreignHigh, edge, corner);
      long restLow = edge < 64 ? low & ~(1L << edge) : low;
      long restHigh = edge < 64 ? high : high & ~(1L << edge);
      most =
          Math.max(
              most,
              both(island, foreignLow, foreignHigh, restLow, restHigh, next, far, length + 1));
    }
    return most;
  }

  /// Whether the given roads connect two corners.
  private static boolean meet(
      Island island, long foreignLow, long foreignHigh, long low, long high, int start, int goal) {
    long leftLow = low;
    long leftHigh = high;
    long frontierLow = start < 64 ? 1L << start : 0;
    long frontierHigh = start < 64 ? 0 : 1L << start;
    while ((frontierLow | frontierHigh) != 0) {
      int corner =
          frontierLow != 0
              ? Long.numberOfTrailingZeros(frontierLow)
              : 64 + Long.numberOfTrailingZeros(frontierHigh);
      if (frontierLow != 0) frontierLow &= frontierLow - 1;
      else frontierHigh &= frontierHigh - 1;
      for (int i = 0; i < 3; i++) {
        int edge = island.cornerEdges[corner * 3 + i];
        if (edge == Island.NOWHERE || ((edge < 64 ? leftLow : leftHigh) >>> edge & 1) == 0)
          continue;
        if (edge < 64) leftLow &= ~(1L << edge);
        else leftHigh &= ~(1L << edge);
        int next = step(island, foreignLow, foreignHigh, edge, corner);
        if (next == goal) return true;
        if (next == Island.NOWHERE) continue;
        if (next < 64) frontierLow |= 1L << next;
        else frontierHigh |= 1L << next;
      }
    }
    return false;
  }
}
