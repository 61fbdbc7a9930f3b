package spieltisch.client.transport;

import java.time.Duration;

/// A connection that carries texts in both directions. One thread may send while another thread
/// receives.
public interface Link extends AutoCloseable {
  /// Sends one JSON object. If the connection is lost, `receive` returns `Closed` after the events
  /// that arrived before.
  void send(String text);

  /// Returns the next event of the connection, or `TimedOut` after the timeout.
  Received receive(Duration timeout) throws InterruptedException;

  @Override
  void close();
}
