package spieltisch.gym;

/// A request that cannot be fulfilled. The message is the sentence for the client.
final class GymRequestException extends RuntimeException {
  private static final long serialVersionUID = 1;

  GymRequestException(String message) {
    super(message);
  }
}
