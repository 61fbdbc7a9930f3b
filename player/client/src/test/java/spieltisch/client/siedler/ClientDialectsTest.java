package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.View;
import spieltisch.client.siedler.tracking.GameTracker;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// The same game in every dialect.
class ClientDialectsTest {
  private static final Resources PRICE = new Resources(1, 1, 0, 0, 0);

  private static ServerMessage state(
      int id, PlayerStatus playerStatus, MaybeHidden<Resources> hand) {
    return new ServerMessage.StatusUpdate(
        new PlayerState(
            id,
            Optional.empty(),
            Optional.empty(),
            playerStatus,
            OptionalInt.of(1),
            Optional.of(hand),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  /// The messages of a turn in which a road is built.
  private static List<ServerMessage> messages() {
    var hand = new MaybeHidden.Open<>(PRICE.plus(PRICE).plus(Resources.of(Resource.WOOD, 2)));
    return List.of(
        new ServerMessage.Welcome(7),
        new ServerMessage.GameStarted(new ScriptedGame().boardMap()),
        state(7, PlayerStatus.ROLL, hand),
        state(8, PlayerStatus.WAIT, new MaybeHidden.Closed<>(3)),
        new ServerMessage.DiceRolled(7, new DiceRoll.Pair(1, 1)),
        state(7, PlayerStatus.TURN, hand),
        new ServerMessage.Lost(7, new MaybeHidden.Open<>(PRICE)),
        new ServerMessage.Built(new OwnedPiece.Road(7, ScriptedGame.NEXT_ROAD)));
  }

  private static View trackedView(Dialect dialect) {
    var codec = new MessageCodec(dialect);
    var tracker = new GameTracker(dialect, _ -> {});
    for (var message : messages()) {
      var text = codec.encode(message);
      if (text.isPresent()
          && codec.decodeServer(text.get())
              instanceof DecodeResult.Decoded<ServerMessage>(var read)) tracker.apply(read);
    }
    return tracker.view().orElseThrow();
  }

  @Test
  void the_tracked_view_is_the_same_in_every_dialect() {
    var expected = trackedView(Dialect.V1_0);
    for (var dialect : List.of(Dialect.V0_4, Dialect.V0_1, Dialect.ASCII_1_0)) {
      var view = trackedView(dialect);
      assertEquals(expected.hand(), view.hand(), dialect.name());
      assertEquals(Cards.NONE, view.cards());
      assertEquals(builds(expected), builds(view), dialect.name());
    }
    assertEquals(expected, trackedView(Dialect.ASCII_1_0));
  }

  private static Set<Action> builds(View view) {
    var builds = new LinkedHashSet<Action>();
    for (var action : view.legal()) if (action instanceof Action.BuildRoad) builds.add(action);
    return builds;
  }
}
