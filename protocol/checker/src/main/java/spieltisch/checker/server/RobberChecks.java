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

/// What follows from the sevens of a game, as one player heard them: cards are given back, then the
/// robber moves.
final class RobberChecks {
  private static final int SEVEN = 7;

  private final CheckReport checkReport;

  /// By the last state and what came and went since: not every server tells every state.
  private final Map<Integer, Integer> hands = new TreeMap<>();

  private final Set<Integer> owing = new TreeSet<>();
  private final Set<Integer> asked = new TreeSet<>();
  private boolean isPlaying;
  private boolean isSeven;
  private boolean isRollerAsked;
  private int roller;

  RobberChecks(CheckReport checkReport) {
    this.checkReport = checkReport;
  }

  void judge(List<ServerMessage> heard) {
    for (var message : heard) {
      if (message instanceof ServerMessage.StatusUpdate(var player)) stands(player);
      if (message instanceof ServerMessage.Gained(var player, var cards))
        hands.merge(player, size(cards), Integer::sum);
      if (message instanceof ServerMessage.Lost(var player, var cards))
        hands.merge(player, -size(cards), Integer::sum);
      if (message instanceof ServerMessage.DiceRolled(var player, var diceRoll))
        thrown(player, diceRoll.sum());
      if (message instanceof ServerMessage.RobberMoved && isSeven) robberMoved();
    }
  }

  private void stands(PlayerState player) {
    player.resources().ifPresent(cards -> hands.put(player.id(), size(cards)));
    isPlaying |= player.status() == PlayerStatus.ROLL;
    if (!isSeven) return;
    if (player.status() == PlayerStatus.DISCARD) asked.add(player.id());
    if (player.status() == PlayerStatus.ROBBER && player.id() == roller) isRollerAsked = true;
  }

  private static int size(MaybeHidden<Resources> maybeHidden) {
    return switch (maybeHidden) {
      case MaybeHidden.Open<Resources>(var cards) -> cards.total();
      case MaybeHidden.Closed<Resources>(var count) -> count;
    };
  }

  /// The throws for the first turn are no rolls.
  private void thrown(int player, int sum) {
    isSeven = isPlaying && sum == SEVEN;
    if (!isSeven) return;
    roller = player;
    isRollerAsked = false;
    asked.clear();
    owing.clear();
    hands.forEach(
        (id, count) -> {
          if (count > SEVEN) owing.add(id);
        });
  }

  private void robberMoved() {
    isSeven = false;
    checkReport.check(
        ServerClause.SEVEN,
        asked.equals(owing),
        "asked were " + asked + ", more than 7 had " + owing);
    checkReport.check(
        ServerClause.ROBBER_ASKED, isRollerAsked, "player " + roller + " was not asked");
  }
}
