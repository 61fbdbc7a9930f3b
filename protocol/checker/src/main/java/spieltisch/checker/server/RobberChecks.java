package spieltisch.checker.server;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import spieltisch.catan.cards.Resources;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Checks, in the messages to one player, that a seven is followed first by the discards and then
/// by the robber move.
final class RobberChecks {
  private static final int SEVEN = 7;

  private final CheckReport report;

  /// The size of each hand: the last reported size and the changes since then. Not every server
  /// reports every hand.
  private final Map<Integer, Integer> hands = new TreeMap<>();

  private final Set<Integer> expected = new TreeSet<>();
  private final Set<Integer> asked = new TreeSet<>();
  private boolean isSetUp;
  private boolean isPlaying;
  private boolean isSeven;
  private boolean isRollerAsked;
  private int roller;

  RobberChecks(CheckReport report) {
    this.report = report;
  }

  void check(List<ServerMessage> messages) {
    for (var message : messages) {
      if (message instanceof ServerMessage.Built) isSetUp = true;
      if (message instanceof ServerMessage.StatusUpdate(var player)) update(player);
      if (message instanceof ServerMessage.Gained(var player, var cards))
        hands.merge(player, size(cards), Integer::sum);
      if (message instanceof ServerMessage.Lost(var player, var cards))
        hands.merge(player, -size(cards), Integer::sum);
      if (message instanceof ServerMessage.DiceRolled(var player, var dice))
        rolled(player, dice.sum());
      if (message instanceof ServerMessage.RobberMoved && isSeven) robberMoved();
    }
  }

  private void update(PlayerState player) {
    player.resources().ifPresent(cards -> hands.put(player.id(), size(cards)));
    isPlaying |= isSetUp && player.status() == PlayerStatus.ROLL;
    if (!isSeven) return;
    if (player.status() == PlayerStatus.DISCARD) asked.add(player.id());
    if (player.status() == PlayerStatus.ROBBER && player.id() == roller) isRollerAsked = true;
  }

  private static int size(MaybeHidden<Resources> hand) {
    return switch (hand) {
      case MaybeHidden.Open<Resources>(var cards) -> cards.total();
      case MaybeHidden.Closed<Resources>(var count) -> count;
    };
  }

  /// Starts the checks after a seven. The rolls that decide who begins the game do not count.
  private void rolled(int player, int sum) {
    isSeven = isPlaying && sum == SEVEN;
    if (!isSeven) return;
    roller = player;
    isRollerAsked = false;
    asked.clear();
    expected.clear();
    hands.forEach(
        (id, count) -> {
          if (count > SEVEN) expected.add(id);
        });
  }

  private void robberMoved() {
    isSeven = false;
    report.check(
        ServerClause.SEVEN,
        asked.equals(expected),
        "asked to discard: " + asked + ", with more than 7 cards: " + expected);
    report.check(ServerClause.ROBBER_ASKED, isRollerAsked, "player " + roller + " was not asked");
  }
}
