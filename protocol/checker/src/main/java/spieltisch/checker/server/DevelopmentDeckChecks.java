package spieltisch.checker.server;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import spieltisch.catan.cards.Card;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.ServerMessage;

/// The development cards of a game, of which every buyer has seen his own.
final class DevelopmentDeckChecks {
  private DevelopmentDeckChecks() {}

  static void judge(CheckReport checkReport, List<CheckPlayer> witnesses) {
    Map<Card, Integer> seen = new EnumMap<>(Card.class);
    for (var checkPlayer : witnesses)
      for (var message : checkPlayer.heard())
        if (message instanceof ServerMessage.CardBought(var player, var card)
            && player == checkPlayer.id()) card.ifPresent(it -> seen.merge(it, 1, Integer::sum));
    seen.forEach(
        (card, count) ->
            checkReport.check(ServerClause.DECK, count <= copies(card), count + " times " + card));
  }

  private static int copies(Card card) {
    return switch (card) {
      case KNIGHT -> 14;
      case VICTORY_POINT -> 5;
      case ROAD_BUILDING, MONOPOLY, INVENTION -> 2;
    };
  }
}
