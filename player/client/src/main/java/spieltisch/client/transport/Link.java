package spieltisch.client.transport;

import java.time.Duration;

/// A connection that carries texts in both directions. Only one thread may use a link.
public interface Link extends AutoCloseable {
  /// Sends one JSON object. If the connection is lost, the next `receive` returns `Closed`.
  void send(String text);

  /// Returns the next event of the connection, or `TimedOut` after the timeout.
  Received receive(Duration timeout) throws InterruptedException;

  @Override
  void close();
}
