package spieltisch.client.transport;

import java.time.Duration;

/// A connection to a server: texts in, texts out. It belongs to one thread.
public interface Link extends AutoCloseable {
  /// Sends one JSON object. If the other side is gone, `hear` will tell.
  void send(String text);

  /// The next thing that comes, or silence when this time has passed.
  Received hear(Duration patience) throws InterruptedException;

  @Override
  void close();
}
