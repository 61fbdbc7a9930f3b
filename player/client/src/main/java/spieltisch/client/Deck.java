package spieltisch.client;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import spieltisch.catan.cards.Card;
import spieltisch.siedler.message.ServerMessage;

/// The development cards of a game, of which every buyer has seen his own.
final class Deck {
  private Deck() {}

  static void judge(Report report, List<Witness> witnesses) {
    Map<Card, Integer> seen = new EnumMap<>(Card.class);
    for (var witness : witnesses)
      for (var message : witness.heard())
        if (message instanceof ServerMessage.CardBought(var player, var card)
            && player == witness.id()) card.ifPresent(it -> seen.merge(it, 1, Integer::sum));
    seen.forEach(
        (card, count) ->
            report.check(Clause.DECK, count <= copies(card), count + " times " + card));
  }

  private static int copies(Card card) {
    return switch (card) {
      case KNIGHT -> 14;
      case VICTORY_POINT -> 5;
      case ROAD_BUILDING, MONOPOLY, INVENTION -> 2;
    };
  }
}
