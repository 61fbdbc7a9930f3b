package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.ServerMessage;

/// Splits a message about a yield into one message for each card.
public final class YieldByCard {
  private YieldByCard() {}

  /// Returns one message for each card, and an empty message at the end. Hidden cards are not
  /// split.
  public static List<ServerMessage> of(ServerMessage.Gained gained) {
    if (!(gained.cards() instanceof MaybeHidden.Open<Resources>(var cards))) return List.of(gained);
    var messages = new ArrayList<ServerMessage>();
    for (var kind : Resource.values())
      for (int i = 0; i < cards.count(kind); i++)
        messages.add(gainedMessage(gained.player(), Resources.of(kind, 1)));
    messages.add(gainedMessage(gained.player(), Resources.NONE));
    return messages;
  }

  private static ServerMessage gainedMessage(int player, Resources cards) {
    return new ServerMessage.Gained(player, new MaybeHidden.Open<>(cards));
  }
}
