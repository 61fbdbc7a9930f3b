package spieltisch.checker.server;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.ServerMessage;

/// Whether the states of the players wear the awards that the messages gave, looked at whenever
/// somebody rolls.
final class AwardStateChecks {
  private final CheckReport checkReport;
  private final Set<Integer> roads = new TreeSet<>();
  private final Set<Integer> armies = new TreeSet<>();
  private OptionalInt road = OptionalInt.empty();
  private OptionalInt army = OptionalInt.empty();

  AwardStateChecks(CheckReport checkReport) {
    this.checkReport = checkReport;
  }

  void judge(List<ServerMessage> heard) {
    for (var message : heard) {
      if (message instanceof ServerMessage.LongestRoad(var player)) road = player;
      if (message instanceof ServerMessage.LargestArmy(var player)) army = player;
      if (message instanceof ServerMessage.StatusUpdate(var player)) wears(player);
      if (message instanceof ServerMessage.DiceRolled) compare();
    }
  }

  private void wears(PlayerState player) {
    player.longestRoad().ifPresent(has -> change(roads, player.id(), has));
    player.largestArmy().ifPresent(has -> change(armies, player.id(), has));
  }

  private static void change(Set<Integer> wearers, int player, boolean has) {
    if (has) wearers.add(player);
    else wearers.remove(player);
  }

  private void compare() {
    if (!roads.isEmpty()) compare(roads, road);
    if (!armies.isEmpty()) compare(armies, army);
  }

  private void compare(Set<Integer> wearers, OptionalInt told) {
    boolean isSame = told.isPresent() ? wearers.equals(Set.of(told.getAsInt())) : wearers.isEmpty();
    checkReport.check(
        ServerClause.AWARDS, isSame, "told was " + told + ", the states say " + wearers);
  }
}
