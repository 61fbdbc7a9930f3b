package spieltisch.client.siedler.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.client.siedler.ScriptedGame;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

class GameTrackerTest {
  private static ServerMessage status(int id, PlayerStatus status) {
    return new ServerMessage.StatusUpdate(
        new PlayerState(
            id,
            Optional.empty(),
            Optional.empty(),
            status,
            OptionalInt.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  @Test
  void an_invention_of_the_last_game_reveals_nothing_in_this_one() {
    var tracker = new GameTracker(Dialect.V1_0, _ -> {});
    var started = new ServerMessage.GameStarted(new ScriptedGame().boardMap());
    tracker.apply(new ServerMessage.Welcome(7));
    tracker.apply(started);
    tracker.apply(
        new ServerMessage.InventionPlayed(OptionalInt.of(7), Resources.of(Resource.WOOD, 2)));
    tracker.apply(started);
    tracker.apply(status(7, PlayerStatus.ROLL));
    tracker.apply(status(8, PlayerStatus.WAIT));
    tracker.apply(new ServerMessage.Gained(7, new MaybeHidden.Closed<>(2)));
    assertEquals(Resources.NONE, tracker.view().orElseThrow().hand());
  }
}
