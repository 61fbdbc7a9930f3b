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

/// Chooses actions and never repeats one that the server refused in the same position.
final class ActionChooser {
  /// The number of choices the player may make in one position.
  private static final int MAX_CHOICES = 4;

  /// After this many refusals the turn is ended.
  private static final int MAX_REFUSALS = 12;

  private final CatanPlayer player;
  private final Duration thinkingTime;
  private final Consumer<String> log;
  private final Set<Action> refused = new LinkedHashSet<>();
  private Optional<View> position = Optional.empty();
  private int refusals;

  ActionChooser(CatanPlayer player, Duration thinkingTime, Consumer<String> log) {
    this.player = player;
    this.thinkingTime = thinkingTime;
    this.log = log;
  }

  /// Returns an action, or empty if there is nothing left to try.
  Optional<Action> decide(View view) {
    if (!position.equals(Optional.of(view))) refused.clear();
    position = Optional.of(view);
    if (refusals >= MAX_REFUSALS) return fallback(view);
    for (int i = 0; i < MAX_CHOICES; i++) {
      var action = choose(view);
      if (action.isPresent() && !refused.contains(action.get())) return action;
    }
    return fallback(view);
  }

  private Optional<Action> choose(View view) {
    try {
      return Optional.of(player.choose(view, Deadline.inMillis(thinkingTime.toMillis())));
    } catch (RuntimeException e) {
      log.accept("player failed to choose an action in " + view.position() + ": " + e);
      return Optional.empty();
    }
  }

  /// Ends the turn if possible; otherwise any other legal action.
  private Optional<Action> fallback(View view) {
    var legal = view.legal();
    var end = new Action.EndTurn();
    if (legal.contains(end) && !refused.contains(end)) return Optional.of(end);
    return legal.stream().filter(action -> !refused.contains(action)).findFirst();
  }

  /// Records that the server refused the last choice.
  void refused(Action action) {
    refused.add(action);
    refusals++;
  }

  /// Resets the number of refusals.
  void turnBegan() {
    refusals = 0;
  }

  /// Allows all actions again.
  void clearRefused() {
    refused.clear();
  }
}
