package spieltisch.bots.catan.evaluation;

import java.util.Arrays;
import spieltisch.bots.catan.GoalFinder;
import spieltisch.catan.Island;
import spieltisch.catan.Position;

/// For every seat and corner, the number of roads that the seat must build to reach the corner.
///
/// The object is mutable and reused; it allocates nothing after its creation.
final class SiteDistances {
  /// The most roads that are looked at.
  static final int MAX_ROADS = 3;

  /// The distance of a corner that needs more roads, or that cannot be reached.
  static final int FAR = MAX_ROADS + 1;

  private static final int MAX_SEATS = 6;

  private final Island island;
  private final int corners;
  private final byte[] distances;
  private final int[] queue;
  private int queued;

  SiteDistances(Island island) {
    this.island = island;
    corners = island.corners().size();
    distances = new byte[MAX_SEATS * corners];
    queue = new int[corners];
  }

  /// Computes the distances of all seats.
  void load(Position open) {
    Arrays.fill(distances, (byte) FAR);
    for (int seat = 0; seat < open.players(); seat++) load(open, seat);
  }

  private void load(Position open, int seat) {
    queued = 0;
    for (int word = 0; word < 2; word++) {
      for (long left = open.roads(seat, word); left != 0; left &= left - 1) {
        int edge = word * 64 + Long.numberOfTrailingZeros(left);
        for (int end = 0; end < 2; end++) reach(seat, island.endOf(edge, end), 0);
      }
      long buildings = open.settlements(seat, word) | open.cities(seat, word);
      for (long left = buildings; left != 0; left &= left - 1)
        reach(seat, word * 64 + Long.numberOfTrailingZeros(left), 0);
    }
    int most = Math.min(MAX_ROADS, open.roadsLeft(seat));
    for (int i = 0; i < queued; i++) {
      int corner = queue[i];
      int next = of(seat, corner) + 1;
      if (next > most || GoalFinder.isForeign(open, seat, corner)) continue;
      for (int side = 0; side < 3; side++) {
        int edge = island.edgeAt(corner, side);
        if (edge != Island.NOWHERE && !GoalFinder.isTaken(open, edge))
          reach(seat, island.otherEnd(edge, corner), next);
      }
    }
  }

  /// Corners are queued in the order of their distance, so the first distance is the shortest.
  private void reach(int seat, int corner, int distance) {
    int at = seat * corners + corner;
    if (distances[at] != FAR) return;
    distances[at] = (byte) distance;
    queue[queued++] = corner;
  }

  /// The roads that a seat needs to a corner, or [#FAR].
  int of(int seat, int corner) {
    return distances[seat * corners + corner];
  }
}
