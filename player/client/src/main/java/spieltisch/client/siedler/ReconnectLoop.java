package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Delay;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;

/// Plays games on one server, one after another, and comes back when the connection breaks.
public final class ReconnectLoop {
  private static final int MOST_TRIES = 5;

  private final Supplier<Link> door;
  private final PlayerSettings playerSettings;
  private final Consumer<String> log;
  private final Delay delay;

  /// @param door makes a new connection each time
  /// @param delay before it reconnects
  public ReconnectLoop(
      Supplier<Link> door, PlayerSettings playerSettings, Consumer<String> log, Delay delay) {
    this.door = door;
    this.playerSettings = playerSettings;
    this.log = log;
    this.delay = delay;
  }

  /// Plays so many games, or fewer if the server is lost for good.
  ///
  /// @throws LinkException if the server cannot be reached at first or is none of this protocol
  public List<GameOutcome> play(int games) throws InterruptedException {
    var gameOutcomes = new ArrayList<GameOutcome>();
    for (int game = 0; game < games; game++) {
      var gameOutcome = playOne(playerSettings.withSeed(playerSettings.seed() + game));
      gameOutcomes.add(gameOutcome);
      if (gameOutcome instanceof GameOutcome.Disconnected) return gameOutcomes;
    }
    return gameOutcomes;
  }

  private GameOutcome playOne(PlayerSettings player) throws InterruptedException {
    var gameOutcome = playOn(player, door.get(), Optional.empty());
    for (int i = 1;
        i <= MOST_TRIES && gameOutcome instanceof GameOutcome.Disconnected cut && mayReturn(cut);
        i++) {
      log.accept(cut.reason() + "; trying again");
      delay.of(player.patience().again().multipliedBy(i));
      gameOutcome = comeBack(player, cut);
    }
    return gameOutcome;
  }

  /// Before the game anybody may come again; to a running game only who has a token.
  private static boolean mayReturn(GameOutcome.Disconnected cut) {
    return !cut.isBegun() || cut.token().isPresent();
  }

  private GameOutcome comeBack(PlayerSettings player, GameOutcome.Disconnected cut)
      throws InterruptedException {
    try {
      return playOn(player, door.get(), cut.token());
    } catch (LinkException e) {
      return new GameOutcome.Disconnected(
          String.valueOf(e.getMessage()), cut.isBegun(), cut.token());
    }
  }

  private GameOutcome playOn(PlayerSettings player, Link link, Optional<String> token)
      throws InterruptedException {
    try (link) {
      return new SiedlerPlayer(player, link, token, log).play();
    }
  }
}
