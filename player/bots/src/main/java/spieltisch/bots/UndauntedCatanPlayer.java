package spieltisch.bots;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import spieltisch.catan.Action;
import spieltisch.catan.Observation;
import spieltisch.catan.View;
import spieltisch.kernel.Chance;

/// Lets another player choose, and survives refusals that nobody could foresee: who is asked again
/// in the same position was refused, and must not say the same again.
final class UndauntedCatanPlayer implements CatanPlayer {
  private final CatanPlayer player;
  private final Chance chance;
  private final Set<Action> refused = new HashSet<>();
  private Optional<View> last = Optional.empty();

  UndauntedCatanPlayer(CatanPlayer player, Chance chance) {
    this.player = player;
    this.chance = chance;
  }

  @Override
  public Action choose(View view, Deadline deadline) {
    boolean isAgain = last.equals(Optional.of(view));
    if (!isAgain) refused.clear();
    last = Optional.of(view);
    var action = isAgain ? other(view) : sound(view, player.choose(view, deadline));
    refused.add(action);
    return action;
  }

  @Override
  public void see(Observation seen) {
    player.see(seen);
  }

  @Override
  public boolean remembers() {
    return player.remembers();
  }

  /// What the view itself forbids is never said.
  private Action sound(View view, Action action) {
    return view.refusal(action).isEmpty() ? action : other(view);
  }

  /// To end the turn, or anything else that was not refused yet.
  private Action other(View view) {
    var legal = view.legal();
    var left = legal.stream().filter(action -> !refused.contains(action)).toList();
    var end = new Action.EndTurn();
    if (left.contains(end)) return end;
    var choice = left.isEmpty() ? legal : left;
    return choice.get(chance.below(choice.size()));
  }
}
