package spieltisch.siedler.codec;

/// The way out of reading when something is malformed; it never leaves the speller.
final class DecodeException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String path;
  private final String sentence;

  DecodeException(String path, String sentence) {
    super(sentence, null, false, false);
    this.path = path;
    this.sentence = sentence;
  }

  <T> DecodeResult<T> reading() {
    return new DecodeResult.Malformed<>(path, sentence);
  }
}
