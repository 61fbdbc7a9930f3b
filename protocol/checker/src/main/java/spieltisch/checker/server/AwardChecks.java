package spieltisch.checker.server;

import java.util.function.IntUnaryOperator;
import spieltisch.catan.Position;
import spieltisch.catan.View;
import spieltisch.checker.CheckReport;

/// Whether the awards that a server told belong to those who earned them. Who has an award keeps it
/// when somebody draws level, so nothing need be known of the past.
record AwardChecks(CheckReport report, View view) {
  private static final int ROAD = 5;
  private static final int ARMY = 3;

  void judge() {
    var open = view.open();
    judge(ServerClause.LONGEST_ROAD, open.longestRoad(), ROAD, open::roadLength);
    judge(ServerClause.LARGEST_ARMY, open.largestArmy(), ARMY, open::knights);
  }

  private void judge(ServerClause serverClause, int holder, int least, IntUnaryOperator size) {
    int most = 0;
    int best = 0;
    for (int seat = 0; seat < view.open().players(); seat++) {
      if (size.applyAsInt(seat) > most) best = 0;
      most = Math.max(most, size.applyAsInt(seat));
      if (size.applyAsInt(seat) == most) best++;
    }
    if (holder == Position.NOBODY && most < least) return;
    boolean isRight =
        holder == Position.NOBODY ? best > 1 : size.applyAsInt(holder) == most && most >= least;
    report.check(serverClause, isRight, "seat " + holder + " has it, the most is " + most);
  }
}
