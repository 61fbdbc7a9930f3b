package spieltisch.loadtest;

/// A load or fault test cannot run here; the message is one sentence for the user.
public final class LoadTestException extends RuntimeException {
  LoadTestException(String message) {
    super(message, null, false, false);
  }
}
