package spieltisch.host;

/// An exception for a command that is rejected because the server is shutting down. The rejection
/// keeps disconnections that the shutdown itself causes out of the log.
public final class HostClosedException extends RuntimeException {
  HostClosedException() {
    super("the server is shutting down", null, false, false);
  }
}
