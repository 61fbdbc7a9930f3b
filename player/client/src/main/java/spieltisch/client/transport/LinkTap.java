package spieltisch.client.transport;

/// A link that is put on another one to listen, or to change what is heard. What it does not touch
/// goes through.
public interface LinkTap extends Link {
  Link real();

  @Override
  default void send(String text) {
    real().send(text);
  }

  @Override
  default void close() {
    real().close();
  }
}
