package spieltisch.store;

/// An exception for a log that cannot be opened, read or written.
public sealed class StoreException extends RuntimeException permits UnknownEntryException {
  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }

  public StoreException(String message) {
    super(message);
  }
}
