package spieltisch.kernel;

import java.util.List;
import java.util.Optional;

/// The rules of a game as the rest of the house uses them: pure functions on values.
///
/// A state that was handed out is never changed by these methods; `evolve` answers a new one.
///
/// @param <S> the whole truth
/// @param <A> what a player can ask for
/// @param <E> what happened, outcomes of luck included; the journal is a list of these
/// @param <V> what one viewer knows
/// @param <O> what one viewer sees of an event
/// @param <R> why an action may not be done
public interface Game<S, A, E, V, O, R extends Enum<R>> {
  /// Judges an action and says what follows from it. Any action that can be constructed gets an
  /// answer.
  Verdict<E, R> decide(S state, Seat seat, A action, Chance chance);

  /// Records one after another what happened; holds no rule.
  S evolve(S state, List<E> events);

  /// Records what happened.
  default S evolve(S state, E event) {
    return evolve(state, List.of(event));
  }

  /// What the viewer may know of the state, built up from nothing.
  V view(S state, Viewer viewer);

  /// The same for a state that nobody changes in place any more: its viewers share what lies open.
  V sharedView(S state, Viewer viewer);

  /// What the viewer sees of an event.
  O observe(E event, Viewer viewer);

  /// What the viewer knows after he saw that.
  V after(V view, O observation);

  /// The actions from a finite menu that the viewer may do now, in a fixed order. Offers and
  /// discards of arbitrary cards are not listed in full; `refusal` judges them.
  List<A> legal(V view);

  /// Why the viewer may not do this now, as far as he can know; empty if he may.
  Optional<R> refusal(V view, A action);

  /// The seats from which the game awaits an action, in seat order; empty when it is over.
  List<Seat> awaited(S state);
}
