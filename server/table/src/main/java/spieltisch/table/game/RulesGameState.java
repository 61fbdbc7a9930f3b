package spieltisch.table.game;

import java.util.List;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Game;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.GameObservation;
import spieltisch.kernel.GameView;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// The part that the states of both games have in common. The rules of the game decide all actions
/// and apply all events.
///
/// The type parameters are the same as those of `Game`.
sealed interface RulesGameState<
        S, A extends GameAction, E extends GameEvent, V extends GameView, O extends GameObservation>
    extends GameState permits CatanGameState, TorresGameState {
  Game<S, A, E, V, O> rules();

  Class<A> actionType();

  Class<E> eventType();

  S state();

  /// Returns this game in another state.
  GameState with(S newState);

  @Override
  default List<Seat> awaitedSeats() {
    return rules().awaited(state());
  }

  @Override
  default List<PendingAnswer> pendingAnswers() {
    return List.of();
  }

  @Override
  default boolean hasAction(GameAction action) {
    return actionType().isInstance(action);
  }

  @Override
  default Decision<List<GameEvent>> decide(Seat seat, GameAction action, Chance chance) {
    return rules().decide(state(), seat, actionType().cast(action), chance).map(List::copyOf);
  }

  @Override
  default GameState after(List<GameEvent> events) {
    return with(rules().evolve(state(), events.stream().map(eventType()::cast).toList()));
  }

  @Override
  default List<GameObservation> observe(List<GameEvent> events, Viewer viewer) {
    return events.stream()
        .<GameObservation>map(event -> rules().observe(eventType().cast(event), viewer))
        .toList();
  }

  @Override
  default V view(Viewer viewer) {
    return rules().sharedView(state(), viewer);
  }
}
