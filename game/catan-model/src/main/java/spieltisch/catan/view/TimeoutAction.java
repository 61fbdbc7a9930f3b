package spieltisch.catan.view;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import spieltisch.catan.Action;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Hex;

/// The action that is taken for a player whose time is up. This action should affect the game as
/// little as possible.
public final class TimeoutAction {
  private final View view;

  private TimeoutAction(View view) {
    this.view = view;
  }

  /// Chooses by phase: places a settlement of the set-up at the most probable numbers, places a
  /// road of the set-up, rolls, discards the kinds of which the player has most, or moves the
  /// robber to the hexagon with the fewest buildings, where a city counts as two. In all other
  /// phases the action ends the turn.
  public static Action action(View view) {
    return new TimeoutAction(view).choose();
  }

  private Action choose() {
    return switch (view.position().phaseKind()) {
      case Position.FOUND_SETTLEMENT ->
          best(Action.BuildSettlement.class, site -> pips(site.corner()));
      case Position.FOUND_ROAD -> best(Action.BuildRoad.class, _ -> 0);
      case Position.BEFORE_ROLL -> new Action.Roll();
      case Position.DISCARD -> new Action.Discard(surplus());
      case Position.MOVE_ROBBER -> best(Action.MoveRobber.class, move -> -harm(move.hex()));
      default -> new Action.EndTurn();
    };
  }

  private <A extends Action> Action best(Class<A> kind, ToIntFunction<A> worth) {
    return view.legal().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .max(Comparator.comparingInt(worth))
        .map(Action.class::cast)
        .orElseGet(Action.EndTurn::new);
  }

  private int pips(Corner corner) {
    return Stream.of(corner.a(), corner.b(), corner.c())
        .filter(view.position().island()::isLand)
        .mapToInt(hex -> view.position().board().token(hex))
        .filter(token -> token > 0)
        .map(token -> 6 - Math.abs(7 - token))
        .sum();
  }

  private int harm(Hex hex) {
    int at = view.position().island().hexes().indexOf(hex);
    int harm = 0;
    for (int seat = 0; seat < view.position().players(); seat++)
      harm += view.position().weight(seat, at);
    return harm;
  }

  private Resources surplus() {
    int owed = view.position().owed(view.seat().orElseThrow().index());
    var kept = view.hand();
    for (int i = 0; i < owed; i++) {
      var most = most(kept);
      if (most.isEmpty()) break;
      kept = kept.minus(Resources.of(most.get(), 1));
    }
    return view.hand().minus(kept);
  }

  private static Optional<Resource> most(Resources cards) {
    return List.of(Resource.values()).stream()
        .filter(kind -> cards.count(kind) > 0)
        .max(Comparator.comparingInt(cards::count));
  }
}
