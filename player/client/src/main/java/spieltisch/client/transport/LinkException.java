package spieltisch.client.transport;

/// Signals that a server is unreachable or does not speak the protocol. The message is a sentence
/// for users.
public final class LinkException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public LinkException(String message) {
    super(message, null, false, false);
  }
}
