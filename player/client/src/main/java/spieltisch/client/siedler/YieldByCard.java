package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.ServerMessage;

/// A yield told card by card.
public final class YieldByCard {
  private YieldByCard() {}

  /// One message a card, and an empty one at the end; what is hidden stays whole.
  public static List<ServerMessage> of(ServerMessage.Gained gained) {
    if (!(gained.cards() instanceof MaybeHidden.Open<Resources>(var cards))) return List.of(gained);
    var pieces = new ArrayList<ServerMessage>();
    for (var kind : Resource.values())
      for (int i = 0; i < cards.count(kind); i++)
        pieces.add(piece(gained.player(), Resources.of(kind, 1)));
    pieces.add(piece(gained.player(), Resources.NONE));
    return pieces;
  }

  private static ServerMessage piece(int player, Resources cards) {
    return new ServerMessage.Gained(player, new MaybeHidden.Open<>(cards));
  }
}
