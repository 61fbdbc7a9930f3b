package spieltisch.siedler.codec.json;

/// Signals malformed input inside the codec; `MessageCodec` converts this exception to a
/// [DecodeResult].
public final class DecodeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String path;
  private final String sentence;

  public DecodeException(String path, String sentence) {
    super(sentence, null, false, false);
    this.path = path;
    this.sentence = sentence;
  }

  public <T> DecodeResult<T> result() {
    return new DecodeResult.Malformed<>(path, sentence);
  }
}
