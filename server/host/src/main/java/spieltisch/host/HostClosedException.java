package spieltisch.host;

/// A command was rejected because the server is shutting down. So a disconnection that the shutdown
/// causes is not recorded.
public final class HostClosedException extends RuntimeException {
  HostClosedException() {
    super("the server is shutting down", null, false, false);
  }
}
