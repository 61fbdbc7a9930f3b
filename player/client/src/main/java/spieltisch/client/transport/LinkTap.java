package spieltisch.client.transport;

/// A link that wraps another link, to record or change the received messages. All other calls go to
/// the wrapped link.
public interface LinkTap extends Link {
  Link delegate();

  @Override
  default void send(String text) {
    delegate().send(text);
  }

  @Override
  default void close() {
    delegate().close();
  }
}
