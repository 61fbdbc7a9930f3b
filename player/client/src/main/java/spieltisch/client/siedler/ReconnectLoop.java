package spieltisch.client.siedler;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import spieltisch.bots.CatanPlayer;
import spieltisch.client.GameOutcome;
import spieltisch.client.transport.Delay;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;

/// Plays several games on one server and reconnects when the connection is lost.
public final class ReconnectLoop {
  private static final int MAX_ATTEMPTS = 5;

  private final Supplier<Link> connector;
  private final PlayerSettings settings;
  private final LongFunction<CatanPlayer> players;
  private final Consumer<String> log;
  private final Delay delay;
  private final LongSupplier clock;

  /// @param connector opens a new connection
  /// @param delay waits before each attempt to reconnect
  public ReconnectLoop(
      Supplier<Link> connector, PlayerSettings settings, Consumer<String> log, Delay delay) {
    this(connector, settings, settings.level()::catanPlayer, log, delay, System::nanoTime);
  }

  /// @param players creates the player of a game from a seed
  /// @param clock a clock that counts nanoseconds
  ReconnectLoop(
      Supplier<Link> connector,
      PlayerSettings settings,
      LongFunction<CatanPlayer> players,
      Consumer<String> log,
      Delay delay,
      LongSupplier clock) {
    this.connector = connector;
    this.settings = settings;
    this.players = players;
    this.log = log;
    this.delay = delay;
    this.clock = clock;
  }

  /// Plays the games one after the other. The loop stops early if the connection cannot be
  /// restored, or if the player has lost its seat.
  ///
  /// @throws LinkException if the first connection for a game fails, or if the server speaks
  ///   another protocol
  public List<GameOutcome> play(int games) throws InterruptedException {
    var outcomes = new ArrayList<GameOutcome>();
    for (int game = 0; game < games; game++) {
      var outcome = playOne(settings.randomness().seed() + game);
      outcomes.add(outcome);
      if (outcome.isUnfinished()) return outcomes;
    }
    return outcomes;
  }

  private GameOutcome playOne(long seed) throws InterruptedException {
    var outcome = playOnLink(seed, connector.get(), Optional.empty());
    for (int attempt = 1;
        attempt <= MAX_ATTEMPTS
            && outcome instanceof GameOutcome.Disconnected disconnect
            && mayReconnect(disconnect);
        attempt++) {
      log.accept(disconnect.reason() + "; reconnecting");
      delay.sleep(settings.timeouts().retry().multipliedBy(attempt));
      outcome = reconnect(seed, disconnect);
    }
    return outcome;
  }

  /// Whether the player may join again. Before the start any client may join; a running game needs
  /// a token.
  private static boolean mayReconnect(GameOutcome.Disconnected disconnect) {
    return !disconnect.wasStarted() || disconnect.token().isPresent();
  }

  private GameOutcome reconnect(long seed, GameOutcome.Disconnected disconnect)
      throws InterruptedException {
    try {
      return playOnLink(seed, connector.get(), disconnect.token());
    } catch (LinkException e) {
      return new GameOutcome.Disconnected(
          String.valueOf(e.getMessage()), disconnect.wasStarted(), disconnect.token());
    }
  }

  private GameOutcome playOnLink(long seed, Link link, Optional<String> token)
      throws InterruptedException {
    try (link) {
      return new SiedlerPlayer(settings, players.apply(seed), link, token, log, clock).play();
    }
  }
}
