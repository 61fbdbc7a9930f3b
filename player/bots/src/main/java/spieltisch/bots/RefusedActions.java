package spieltisch.bots;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import spieltisch.kernel.Chance;

/// Actions refused in the current view; excluded from later choices.
///
/// A player that is asked twice with the same view knows that its last action was refused.
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

  /// Returns the action that the player chooses in this view. A player that was refused in the same
  /// view is not asked again; the result is then an alternative.
  ///
  /// @param legal lists the legal actions; called only if an alternative is needed
  public A choose(V view, Supplier<List<A>> legal, Supplier<A> choice) {
    boolean isRepeated = last.equals(Optional.of(view));
    if (!isRepeated) tried.clear();
    last = Optional.of(view);
    var action = isRepeated ? alternative(legal.get()) : choice.get();
    tried.add(action);
    return action;
  }

  /// Returns the end of the turn, or else a random legal action that was not refused yet.
  public A alternative(List<A> legal) {
    var left = legal.stream().filter(action -> !tried.contains(action)).toList();
    if (left.contains(endTurn)) return endTurn;
    var choice = left.isEmpty() ? legal : left;
    return choice.get(chance.below(choice.size()));
  }
}
