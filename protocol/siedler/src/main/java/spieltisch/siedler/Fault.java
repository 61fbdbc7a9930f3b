package spieltisch.siedler;

/// The way out of reading when something is malformed; it never leaves the speller.
final class Fault extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String path;
  private final String sentence;

  Fault(String path, String sentence) {
    super(sentence, null, false, false);
    this.path = path;
    this.sentence = sentence;
  }

  <T> Reading<T> reading() {
    return new Reading.Malformed<>(path, sentence);
  }
}
