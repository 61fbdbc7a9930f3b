package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.BitSets;
import spieltisch.catan.Position;

/// The roads of one player, measured with two naive algorithms that are independent of the engine.
///
/// Each road is a pair of nodes. A corner is one node for all roads there. A corner with another
/// player's building is a separate node for every road, so that no trail passes it.
final class RoadNetwork {
  private final List<int[]> roads = new ArrayList<>();
  private int splitNodes = 1_000;

  RoadNetwork(Position position, int seat) {
    var island = position.island();
    long[] words = {position.roads(seat, 0), position.roads(seat, 1)};
    for (int edge = 0; edge < island.edges().size(); edge++)
      if (BitSets.has(words, 0, edge))
        roads.add(
            new int[] {
              node(position, seat, island.endOf(edge, 0)),
              node(position, seat, island.endOf(edge, 1))
            });
  }

  private int node(Position position, int seat, int corner) {
    int owner = position.owner(corner);
    return owner == Position.NOBODY || owner == seat ? corner : splitNodes++;
  }

  int size() {
    return roads.size();
  }

  /// Method A: tries every trail from every node.
  int longestTrail() {
    int most = 0;
    for (var road : roads)
      for (int node : road) most = Math.max(most, walk(node, new boolean[roads.size()]));
    return most;
  }

  private int walk(int node, boolean[] used) {
    int most = 0;
    for (int i = 0; i < roads.size(); i++) {
      var road = roads.get(i);
      if (used[i] || road[0] != node && road[1] != node) continue;
      used[i] = true;
      most = Math.max(most, 1 + walk(road[0] == node ? road[1] : road[0], used));
      used[i] = false;
    }
    return most;
  }

  /// Method B: the size of the largest connected set of roads with at most two odd nodes. Such a
  /// set has a trail through all its roads (Euler).
  int largestTraversableSubset() {
    int most = 0;
    for (int set = 1; set < 1 << roads.size(); set++) {
      int size = Integer.bitCount(set);
      if (size > most && oddNodes(set) <= 2 && isConnected(set)) most = size;
    }
    return most;
  }

  private int oddNodes(int set) {
    int odd = 0;
    for (int left = set; left != 0; left &= left - 1)
      for (int node : roads.get(Integer.numberOfTrailingZeros(left))) {
        // Each odd node is counted once by each of its roads: one or three times.
        int degree = degree(set, node);
        if (degree % 2 == 1) odd += 6 / degree;
      }
    return odd / 6;
  }

  private int degree(int set, int node) {
    int degree = 0;
    for (int left = set; left != 0; left &= left - 1) {
      var road = roads.get(Integer.numberOfTrailingZeros(left));
      if (road[0] == node || road[1] == node) degree++;
    }
    return degree;
  }

  private boolean isConnected(int set) {
    int reached = Integer.lowestOneBit(set);
    for (int before = 0; before != reached; ) {
      before = reached;
      for (int left = set & ~reached; left != 0; left &= left - 1)
        if (touches(Integer.numberOfTrailingZeros(left), reached))
          reached |= Integer.lowestOneBit(left);
    }
    return reached == set;
  }

  private boolean touches(int road, int set) {
    for (int left = set; left != 0; left &= left - 1) {
      var other = roads.get(Integer.numberOfTrailingZeros(left));
      for (int node : roads.get(road)) if (node == other[0] || node == other[1]) return true;
    }
    return false;
  }
}
