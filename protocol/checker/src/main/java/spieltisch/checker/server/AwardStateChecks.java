package spieltisch.checker.server;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.ServerMessage;

/// Compares, at every roll, the awards in the status updates with the awards in the award messages.
final class AwardStateChecks {
  private final CheckReport report;
  private final Set<Integer> roadHolders = new TreeSet<>();
  private final Set<Integer> armyHolders = new TreeSet<>();
  private OptionalInt longestRoad = OptionalInt.empty();
  private OptionalInt largestArmy = OptionalInt.empty();

  AwardStateChecks(CheckReport report) {
    this.report = report;
  }

  void check(List<ServerMessage> messages) {
    for (var message : messages) {
      if (message instanceof ServerMessage.LongestRoad(var player)) longestRoad = player;
      if (message instanceof ServerMessage.LargestArmy(var player)) largestArmy = player;
      if (message instanceof ServerMessage.StatusUpdate(var player)) update(player);
      if (message instanceof ServerMessage.DiceRolled) compare();
    }
  }

  private void update(PlayerState player) {
    player.longestRoad().ifPresent(has -> change(roadHolders, player.id(), has));
    player.largestArmy().ifPresent(has -> change(armyHolders, player.id(), has));
  }

  private static void change(Set<Integer> holders, int player, boolean has) {
    if (has) holders.add(player);
    else holders.remove(player);
  }

  private void compare() {
    if (!roadHolders.isEmpty()) compare(roadHolders, longestRoad);
    if (!armyHolders.isEmpty()) compare(armyHolders, largestArmy);
  }

  private void compare(Set<Integer> holders, OptionalInt announced) {
    boolean isSame =
        announced.isPresent() ? holders.equals(Set.of(announced.getAsInt())) : holders.isEmpty();
    report.check(
        ServerClause.AWARDS, isSame, "announced: " + announced + ", in the states: " + holders);
  }
}
