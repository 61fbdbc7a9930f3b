package spieltisch.siedler;

/// Cards as somebody sees them: their kinds, or only how many they are.
///
/// @param <T> the cards, by kind
public sealed interface Held<T> {
  record Open<T>(T cards) implements Held<T> {}

  record Closed<T>(int count) implements Held<T> {}
}
