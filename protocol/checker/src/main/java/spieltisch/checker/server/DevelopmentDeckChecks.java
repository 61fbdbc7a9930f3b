package spieltisch.checker.server;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import spieltisch.catan.cards.Card;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.ServerMessage;

/// Checks that the server deals no kind of development card more often than the deck contains it.
/// The checker knows all bought cards, since all players of the game belong to the checker.
final class DevelopmentDeckChecks {
  private DevelopmentDeckChecks() {}

  static void check(CheckReport report, List<CheckPlayer> players) {
    Map<Card, Integer> seen = new EnumMap<>(Card.class);
    for (var checkPlayer : players)
      for (var message : checkPlayer.received())
        if (message instanceof ServerMessage.CardBought(var player, var card)
            && player == checkPlayer.id()) card.ifPresent(it -> seen.merge(it, 1, Integer::sum));
    seen.forEach(
        (card, count) ->
            report.check(ServerClause.DECK, count <= copies(card), count + " times " + card));
  }

  private static int copies(Card card) {
    return switch (card) {
      case KNIGHT -> 14;
      case VICTORY_POINT -> 5;
      case ROAD_BUILDING, MONOPOLY, INVENTION -> 2;
    };
  }
}
