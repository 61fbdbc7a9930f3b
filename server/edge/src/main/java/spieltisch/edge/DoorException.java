package spieltisch.edge;

/// A port could not be opened.
public final class DoorException extends RuntimeException {
  DoorException(String message, Throwable cause) {
    super(message, cause);
  }
}
