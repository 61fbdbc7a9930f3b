package spieltisch.store;

/// An exception for an entry that this version of the program does not know. A newer version has
/// written the entry.
public final class UnknownEntryException extends StoreException {
  public UnknownEntryException(String message, Throwable cause) {
    super(message, cause);
  }
}
