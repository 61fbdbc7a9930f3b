package spieltisch.analysis;

/// Thrown if a journal cannot be analysed, with a sentence in English that says why.
public final class UnusableJournalException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public UnusableJournalException(String message) {
    super(message, null, false, false);
  }
}
