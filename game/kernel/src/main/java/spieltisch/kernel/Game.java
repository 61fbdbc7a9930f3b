package spieltisch.kernel;

import java.util.List;
import java.util.Optional;

/// The rules of a game as pure functions on values.
///
/// No method changes the state that it receives; `evolve` returns a new state.
///
/// @param <S> the complete state
/// @param <A> the actions
/// @param <E> the events, which include the random outcomes; the events of a game reproduce the
///   game
/// @param <V> the views
/// @param <O> the observations
public interface Game<
    S, A extends GameAction, E extends GameEvent, V extends GameView, O extends GameObservation> {
  /// Accepts or refuses an action. An accepted action yields at least one event. Every action gets
  /// a decision, even a nonsensical one; this method does not throw.
  Decision<List<E>> decide(S state, Seat seat, A action, Chance chance);

  /// Applies events in order without checking rules.
  S evolve(S state, List<E> events);

  /// Applies one event.
  default S evolve(S state, E event) {
    return evolve(state, List.of(event));
  }

  /// What the viewer may know of the state. The view shares no data with the state.
  V view(S state, Viewer viewer);

  /// Like [#view], but without a copy: the view uses the public part of the state itself. The
  /// caller must not change the state afterwards.
  V sharedView(S state, Viewer viewer);

  /// What the viewer sees of an event.
  O observe(E event, Viewer viewer);

  /// The view after an observation.
  V after(V view, O observation);

  /// The legal actions of the viewer, in a fixed order. The list omits most trade offers and
  /// discards, because there are too many; `refusal` checks a single action.
  List<A> legal(V view);

  /// The reason why the viewer's action is illegal now, as far as the viewer can know; empty if the
  /// action is legal.
  Optional<? extends RefusalReason> refusal(V view, A action);

  /// The seats from which the game awaits an action, in seat order; empty when the game is over.
  List<Seat> awaited(S state);
}
