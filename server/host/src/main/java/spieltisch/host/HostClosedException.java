package spieltisch.host;

/// The server is going down: nothing more is taken in, so that nobody counts as lost because of it.
public final class HostClosedException extends RuntimeException {
  HostClosedException() {
    super("the server is going down", null, false, false);
  }
}
