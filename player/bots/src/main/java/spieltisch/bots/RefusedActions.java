package spieltisch.bots;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import spieltisch.kernel.Chance;

/// Remembers the actions that the game refused in the current view, and excludes them from later
/// choices.
///
/// A player that must choose twice in the same view knows that the game refused its last action.
public final class RefusedActions<V, A> {
  private final A endTurn;
  private final Chance chance;
  private final Set<A> tried = new HashSet<>();
  private Optional<V> last = Optional.empty();

  /// @param endTurn the action that ends a turn
  public RefusedActions(A endTurn, Chance chance) {
    this.endTurn = endTurn;
    this.chance = chance;
  }

  /// Returns the action that the player chooses in this view. If the view is the same as in the
  /// last call, the last action was refused; then the result is an alternative, and the player is
  /// not asked.
  ///
  /// @param legal lists the legal actions; it is called only if an alternative is needed
  public A choose(V view, Supplier<List<A>> legal, Supplier<A> choice) {
    boolean isRepeated = last.equals(Optional.of(view));
    if (!isRepeated) tried.clear();
    last = Optional.of(view);
    var action = isRepeated ? alternative(legal.get()) : choice.get();
    tried.add(action);
    return action;
  }

  /// Returns the end of the turn if it is legal and was not refused; otherwise a random legal
  /// action that was not refused. If all legal actions were refused, returns any of them.
  public A alternative(List<A> legal) {
    var left = legal.stream().filter(action -> !tried.contains(action)).toList();
    if (left.contains(endTurn)) return endTurn;
    var choice = left.isEmpty() ? legal : left;
    return choice.get(chance.below(choice.size()));
  }
}
