package spieltisch.edge;

/// Thrown when a port cannot be opened.
public final class PortUnavailableException extends RuntimeException {
  PortUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }
}
