package spieltisch.bots;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import spieltisch.kernel.Chance;
import spieltisch.torres.Action;
import spieltisch.torres.View;

/// Lets another player choose, and never says again in the same position what was refused there.
final class UndauntedTorresPlayer implements TorresPlayer {
  private final TorresPlayer player;
  private final Chance chance;
  private final Set<Action> refused = new HashSet<>();
  private Optional<View> last = Optional.empty();

  UndauntedTorresPlayer(TorresPlayer player, Chance chance) {
    this.player = player;
    this.chance = chance;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    boolean isAgain = last.equals(Optional.of(view));
    if (!isAgain) refused.clear();
    last = Optional.of(view);
    var action = isAgain ? other(view) : player.choose(view, deadline);
    refused.add(action);
    return action;
  }

  private Action other(View view) {
    var legal = view.legal();
    var left = legal.stream().filter(action -> !refused.contains(action)).toList();
    var end = new Action.EndTurn();
    if (left.contains(end)) return end;
    var choice = left.isEmpty() ? legal : left;
    return choice.get(chance.below(choice.size()));
  }
}
