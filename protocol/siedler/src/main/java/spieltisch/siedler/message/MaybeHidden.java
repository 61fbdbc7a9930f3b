package spieltisch.siedler.message;

/// Cards as a viewer sees them: either the kinds or only the number.
///
/// @param <T> the type of visible cards
public sealed interface MaybeHidden<T> {
  record Open<T>(T cards) implements MaybeHidden<T> {}

  record Closed<T>(int count) implements MaybeHidden<T> {}
}
