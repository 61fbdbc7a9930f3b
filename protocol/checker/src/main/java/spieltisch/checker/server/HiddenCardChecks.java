package spieltisch.checker.server;

import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.ServerMessage;

/// Checks that a player sees all of its own cards, and no cards that are hidden from it.
final class HiddenCardChecks {
  private final CheckReport report;

  HiddenCardChecks(CheckReport report) {
    this.report = report;
  }

  /// Checks all messages that a player received.
  void check(CheckPlayer checkPlayer) {
    for (var message : checkPlayer.received()) {
      if (message instanceof ServerMessage.StatusUpdate(var player)) checkHand(checkPlayer, player);
      if (message instanceof ServerMessage.CardBought(var player, var card)
          && player != checkPlayer.id())
        report.check(ServerClause.HIDDEN_CARD, card.isEmpty(), message);
    }
    checkThefts(checkPlayer);
  }

  static int size(MaybeHidden<Resources> hand) {
    return switch (hand) {
      case MaybeHidden.Open<Resources>(var cards) -> cards.total();
      case MaybeHidden.Closed<Resources>(var count) -> count;
    };
  }

  private void checkHand(CheckPlayer checkPlayer, PlayerState player) {
    boolean isOwn = player.id() == checkPlayer.id();
    var clause = isOwn ? ServerClause.OWN_HAND : ServerClause.HIDDEN_HANDS;
    player
        .resources()
        .ifPresent(
            hand ->
                report.check(
                    clause, size(hand) == 0 || hand instanceof MaybeHidden.Open == isOwn, player));
    player
        .cards()
        .ifPresent(
            hand ->
                report.check(
                    clause,
                    hand instanceof MaybeHidden.Open<Cards>(var cards)
                        ? isOwn || cards.total() == 0
                        : !isOwn || hand.equals(new MaybeHidden.Closed<Cards>(0)),
                    player));
  }

  /// Checks who sees a stolen card. If the message directly after a robber move reports lost cards,
  /// this message counts as the report of the theft.
  private void checkThefts(CheckPlayer checkPlayer) {
    var received = checkPlayer.received();
    for (int i = 0; i + 1 < received.size(); i++) {
      if (!(received.get(i) instanceof ServerMessage.RobberMoved(var thief, _, var victim)))
        continue;
      if (thief.isEmpty() || victim.isEmpty()) continue;
      if (!(received.get(i + 1) instanceof ServerMessage.Lost(_, var cards))) continue;
      boolean isInvolved =
          thief.getAsInt() == checkPlayer.id() || victim.getAsInt() == checkPlayer.id();
      report.check(
          ServerClause.HIDDEN_THEFT,
          cards instanceof MaybeHidden.Open == isInvolved,
          received.get(i + 1));
    }
  }
}
