package spieltisch.client.siedler;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.View;

/// Decides what to do, and never again what the server refused in the same position.
final class ActionChooser {
  /// So often the player may think again in one position.
  private static final int THOUGHTS = 4;

  /// After so many refusals in one turn it is better to end it.
  private static final int MOST_REFUSALS = 12;

  private final CatanPlayer player;
  private final Duration thought;
  private final Consumer<String> log;
  private final Set<Action> refused = new LinkedHashSet<>();
  private Optional<View> position = Optional.empty();
  private int refusals;

  ActionChooser(CatanPlayer player, Duration thought, Consumer<String> log) {
    this.player = player;
    this.thought = thought;
    this.log = log;
  }

  /// What to do; empty if nothing is left to try.
  Optional<Action> decide(View view) {
    if (!position.equals(Optional.of(view))) refused.clear();
    position = Optional.of(view);
    if (refusals >= MOST_REFUSALS) return lastResort(view);
    for (int i = 0; i < THOUGHTS; i++) {
      var action = consider(view);
      if (action.isPresent() && !refused.contains(action.get())) return action;
    }
    return lastResort(view);
  }

  private Optional<Action> consider(View view) {
    try {
      return Optional.of(player.choose(view, Deadline.inMillis(thought.toMillis())));
    } catch (RuntimeException e) {
      log.accept("the player failed in " + view.open() + ": " + e);
      return Optional.empty();
    }
  }

  /// To end the turn is always something; otherwise anything else that is legal.
  private Optional<Action> lastResort(View view) {
    var legal = view.legal();
    var end = new Action.EndTurn();
    if (legal.contains(end) && !refused.contains(end)) return Optional.of(end);
    return legal.stream().filter(action -> !refused.contains(action)).findFirst();
  }

  /// The server refused this in the position of the last decision.
  void refused(Action action) {
    refused.add(action);
    refusals++;
  }

  /// A new turn, with new hopes.
  void turnBegan() {
    refusals = 0;
  }

  /// Everything may be tried again.
  void forgive() {
    refused.clear();
  }
}
