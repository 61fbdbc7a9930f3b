package spieltisch.siedler.message;

/// Cards as somebody sees them: their kinds, or only how many they are.
///
/// @param <T> the cards, by kind
public sealed interface MaybeHidden<T> {
  record Open<T>(T cards) implements MaybeHidden<T> {}

  record Closed<T>(int count) implements MaybeHidden<T> {}
}
