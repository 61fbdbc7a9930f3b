package spieltisch.kernel;

import java.util.function.Function;

/// The result of a request: accepted with a value, or refused with a reason.
///
/// @param <T> what an accepted request yields
public sealed interface Decision<T> {
  record Accepted<T>(T value) implements Decision<T> {}

  record Refused<T>(RefusalReason reason) implements Decision<T> {}

  /// Converts the value of an accepted request. A refused request keeps its reason.
  default <U> Decision<U> map(Function<? super T, ? extends U> conversion) {
    return switch (this) {
      case Accepted<T>(var value) -> new Accepted<>(conversion.apply(value));
      case Refused<T>(var reason) -> new Refused<>(reason);
    };
  }
}
