package spieltisch.edge;

/// An exception for a port that cannot be opened.
public final class PortUnavailableException extends RuntimeException {
  PortUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }
}
