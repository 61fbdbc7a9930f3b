package spieltisch.siedler.codec;

/// Signals malformed input inside the codec; [MessageCodec] converts this exception to a
/// [DecodeResult].
final class DecodeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String path;
  private final String sentence;

  DecodeException(String path, String sentence) {
    super(sentence, null, false, false);
    this.path = path;
    this.sentence = sentence;
  }

  <T> DecodeResult<T> result() {
    return new DecodeResult.Malformed<>(path, sentence);
  }
}
