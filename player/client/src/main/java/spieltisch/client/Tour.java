package spieltisch.client;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Plays games on one server, one after another, and comes back when the connection breaks.
public final class Tour {
  private static final int MOST_TRIES = 5;

  private final Supplier<Link> door;
  private final Settings settings;
  private final Consumer<String> log;
  private final Pause pause;

  /// @param door makes a new connection each time
  /// @param pause before it comes back
  public Tour(Supplier<Link> door, Settings settings, Consumer<String> log, Pause pause) {
    this.door = door;
    this.settings = settings;
    this.log = log;
    this.pause = pause;
  }

  /// Plays so many games, or fewer if the server is lost for good.
  ///
  /// @throws LinkException if the server cannot be reached at first or is none of this protocol
  public List<Outcome> play(int games) throws InterruptedException {
    var outcomes = new ArrayList<Outcome>();
    for (int game = 0; game < games; game++) {
      var outcome = playOne(settings.withSeed(settings.seed() + game));
      outcomes.add(outcome);
      if (outcome instanceof Outcome.CutOff) return outcomes;
    }
    return outcomes;
  }

  private Outcome playOne(Settings player) throws InterruptedException {
    var outcome = playOn(player, door.get(), Optional.empty());
    for (int i = 1;
        i <= MOST_TRIES && outcome instanceof Outcome.CutOff cut && mayReturn(cut);
        i++) {
      log.accept(cut.reason() + "; trying again");
      pause.of(player.patience().again().multipliedBy(i));
      outcome = comeBack(player, cut);
    }
    return outcome;
  }

  /// Before the game anybody may come again; to a running game only who has a token.
  private static boolean mayReturn(Outcome.CutOff cut) {
    return !cut.isBegun() || cut.token().isPresent();
  }

  private Outcome comeBack(Settings player, Outcome.CutOff cut) throws InterruptedException {
    try {
      return playOn(player, door.get(), cut.token());
    } catch (LinkException e) {
      return new Outcome.CutOff(String.valueOf(e.getMessage()), cut.isBegun(), cut.token());
    }
  }

  private Outcome playOn(Settings player, Link link, Optional<String> token)
      throws InterruptedException {
    try (link) {
      return new SiedlerPlayer(player, link, token, log).play();
    }
  }
}
