package spieltisch.siedler.codec.json;

import java.util.function.Function;

/// The result of decoding: the value, or a description of the error.
///
/// @param <T> the type of the value
public sealed interface DecodeResult<T> {
  record Decoded<T>(T value) implements DecodeResult<T> {}

  /// The input is not a message of the protocol.
  ///
  /// @param path the path of the faulty field, such as `Bauen.Ort[1].x`; empty for the whole
  ///   message
  /// @param sentence one German sentence that names the field
  record Malformed<T>(String path, String sentence) implements DecodeResult<T> {}

  default <U> DecodeResult<U> flatMap(Function<T, DecodeResult<U>> next) {
    return switch (this) {
      case Decoded<T>(var value) -> next.apply(value);
      case Malformed<T>(var path, var sentence) -> new Malformed<>(path, sentence);
    };
  }
}
