package spieltisch.siedler.message;

/// Cards as a viewer sees them: with their kinds, or only their number.
///
/// @param <T> the cards, by kind
public sealed interface MaybeHidden<T> {
  record Open<T>(T cards) implements MaybeHidden<T> {}

  record Closed<T>(int count) implements MaybeHidden<T> {}
}
