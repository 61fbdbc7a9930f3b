package spieltisch.client.transport;

/// A link that wraps another one to record or change what it receives. All other calls are
/// delegated.
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
