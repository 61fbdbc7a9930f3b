package spieltisch.client.transport;

/// A server cannot be reached, or is not one of this protocol; the message is one sentence for
/// people.
public final class LinkException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public LinkException(String sentence) {
    super(sentence, null, false, false);
  }
}
