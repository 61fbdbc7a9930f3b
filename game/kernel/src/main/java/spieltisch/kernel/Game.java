package spieltisch.kernel;

import java.util.List;
import java.util.Optional;

/// The rules of a game as pure functions on values.
///
/// These methods never change a state that was passed in; `evolve` returns a new one.
///
/// @param <S> the complete state
/// @param <A> the actions
/// @param <E> the events, random outcomes included; the journal is a list of them
/// @param <V> the views
/// @param <O> the observations
public interface Game<
    S, A extends GameAction, E extends GameEvent, V extends GameView, O extends GameObservation> {
  /// Decides an action and returns the events that follow from it, at least one. Every action that
  /// can be constructed gets a decision; none throws.
  Decision<List<E>> decide(S state, Seat seat, A action, Chance chance);

  /// Applies events in order without checking rules.
  S evolve(S state, List<E> events);

  /// Applies one event.
  default S evolve(S state, E event) {
    return evolve(state, List.of(event));
  }

  /// What the viewer may know of the state. It shares nothing with the state.
  V view(S state, Viewer viewer);

  /// The same view of a state that is never changed in place again. All views of the state share
  /// its public part.
  V sharedView(S state, Viewer viewer);

  /// What the viewer sees of an event.
  O observe(E event, Viewer viewer);

  /// The view after an observation.
  V after(V view, O observation);

  /// The legal actions of the viewer, in a fixed order. Trade offers and discards are too many to
  /// list; `refusal` checks them.
  List<A> legal(V view);

  /// Why the viewer may not do this action now, as far as the viewer can know; empty if it is
  /// legal.
  Optional<? extends RefusalReason> refusal(V view, A action);

  /// The seats from which the game awaits an action, in seat order; empty when it is over.
  List<Seat> awaited(S state);
}
