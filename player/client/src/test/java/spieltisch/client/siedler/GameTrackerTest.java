package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

class GameTrackerTest {
  private static ServerMessage status(int id, PlayerStatus playerStatus) {
    return new ServerMessage.StatusUpdate(
        new PlayerState(
            id,
            Optional.empty(),
            Optional.empty(),
            playerStatus,
            OptionalInt.empty(),
            Optional.empty(),
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty()));
  }

  @Test
  void an_invention_of_the_last_game_says_nothing_of_this_one() {
    var gameTracker = new GameTracker(Dialect.V1_0, _ -> {});
    var started = new ServerMessage.GameStarted(new ScriptedGame().chart());
    gameTracker.heard(new ServerMessage.Welcome(7));
    gameTracker.heard(started);
    gameTracker.heard(
        new ServerMessage.InventionPlayed(OptionalInt.of(7), Resources.of(Resource.WOOD, 2)));
    gameTracker.heard(started);
    gameTracker.heard(status(7, PlayerStatus.ROLL));
    gameTracker.heard(status(8, PlayerStatus.WAIT));
    gameTracker.heard(new ServerMessage.Gained(7, new MaybeHidden.Closed<>(2)));
    assertEquals(Resources.NONE, gameTracker.view().orElseThrow().hand());
  }
}
