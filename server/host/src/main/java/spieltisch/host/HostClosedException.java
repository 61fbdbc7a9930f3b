package spieltisch.host;

/// An exception for a command that is rejected because the server is shutting down. Because of the
/// rejection, the log does not record disconnections that the shutdown itself causes.
public final class HostClosedException extends RuntimeException {
  HostClosedException() {
    super("the server is shutting down", null, false, false);
  }
}
