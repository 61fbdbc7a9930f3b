package spieltisch.kernel;

import java.util.List;

/// The answer to an action: what happened because of it, or why it may not be done.
///
/// @param <E> the events of the game
/// @param <R> the reasons of the game for a refusal
public sealed interface Verdict<E, R> {
  record Accepted<E, R>(List<E> events) implements Verdict<E, R> {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  record Refused<E, R>(R reason) implements Verdict<E, R> {}
}
