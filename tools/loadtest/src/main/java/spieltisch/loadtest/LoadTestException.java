package spieltisch.loadtest;

/// Signals that a load or fault test cannot be carried out. The message is one sentence for the
/// user.
public final class LoadTestException extends RuntimeException {
  public LoadTestException(String message) {
    super(message, null, false, false);
  }
}
