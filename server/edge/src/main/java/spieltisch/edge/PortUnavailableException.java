package spieltisch.edge;

/// A port could not be opened.
public final class PortUnavailableException extends RuntimeException {
  PortUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }
}
