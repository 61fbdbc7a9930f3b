package spieltisch.bots;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import spieltisch.kernel.Chance;

/// What was said in one position and refused there: who is asked again in the same position was
/// refused, and must not say the same again.
public final class RefusedActions<V, A> {
  private final A end;
  private final Chance chance;
  private final Set<A> said = new HashSet<>();
  private Optional<V> last = Optional.empty();

  /// @param end the action that ends a turn
  public RefusedActions(A end, Chance chance) {
    this.end = end;
    this.chance = chance;
  }

  /// Takes note that something is asked for; answers whether it is asked for again.
  public boolean asked(V view) {
    boolean isAgain = last.equals(Optional.of(view));
    if (!isAgain) said.clear();
    last = Optional.of(view);
    return isAgain;
  }

  /// Takes note of what is going to be said, and answers it.
  public A said(A action) {
    said.add(action);
    return action;
  }

  /// To end the turn, or anything else that was not refused yet.
  public A other(List<A> legal) {
    var left = legal.stream().filter(action -> !said.contains(action)).toList();
    if (left.contains(end)) return end;
    var choice = left.isEmpty() ? legal : left;
    return choice.get(chance.below(choice.size()));
  }
}
