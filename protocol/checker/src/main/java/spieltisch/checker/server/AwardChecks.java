package spieltisch.checker.server;

import java.util.function.IntUnaryOperator;
import spieltisch.catan.Position;
import spieltisch.catan.view.View;
import spieltisch.checker.CheckReport;

/// Checks that each reported award belongs to a player who earned it. On a tie the previous holder
/// keeps the award, so any of the tied players may hold it.
record AwardChecks(CheckReport report, View view) {
  private static final int MIN_ROAD = 5;
  private static final int MIN_ARMY = 3;

  void check() {
    var open = view.position();
    check(ServerClause.LONGEST_ROAD, open.longestRoad(), MIN_ROAD, open::roadLength);
    check(ServerClause.LARGEST_ARMY, open.largestArmy(), MIN_ARMY, open::knights);
  }

  private void check(ServerClause clause, int holder, int minimum, IntUnaryOperator size) {
    int highest = 0;
    int bestCount = 0;
    for (int seat = 0; seat < view.position().players(); seat++) {
      if (size.applyAsInt(seat) > highest) bestCount = 0;
      highest = Math.max(highest, size.applyAsInt(seat));
      if (size.applyAsInt(seat) == highest) bestCount++;
    }
    if (holder == Position.NOBODY && highest < minimum) return;
    boolean isRight =
        holder == Position.NOBODY
            ? bestCount > 1
            : size.applyAsInt(holder) == highest && highest >= minimum;
    report.check(
        clause, isRight, "seat " + holder + " holds the award, the highest value is " + highest);
  }
}
