package spieltisch.siedler.codec;

import java.util.function.Function;

/// What reading something gave: the value, or what is wrong with it.
///
/// @param <T> the value
public sealed interface DecodeResult<T> {
  record Read<T>(T value) implements DecodeResult<T> {}

  /// Not a message of this protocol.
  ///
  /// @param path the field, as in `Bauen.Ort[1].x`; empty if it is the whole
  /// @param sentence one German sentence that names it
  record Malformed<T>(String path, String sentence) implements DecodeResult<T> {}

  default <U> DecodeResult<U> then(Function<T, DecodeResult<U>> next) {
    return switch (this) {
      case Read<T>(var value) -> next.apply(value);
      case Malformed<T>(var path, var sentence) -> new Malformed<>(path, sentence);
    };
  }
}
