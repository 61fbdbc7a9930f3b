package spieltisch.client.transport;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import spieltisch.siedler.codec.Frame;
import spieltisch.siedler.codec.JsonFramer;

/// What has come over a link and was not heard yet; bytes are cut into objects on their way in.
final class LinkInbox {
  private final BlockingQueue<Received> waiting = new LinkedBlockingQueue<>();
  private final JsonFramer jsonFramer = new JsonFramer();

  void received(byte[] bytes, int from, int to) {
    for (var frame : jsonFramer.feed(bytes, from, to)) waiting.add(heard(frame));
  }

  private static Received heard(Frame frame) {
    return switch (frame) {
      case Frame.Complete(var text) -> new Received.Text(text);
      case Frame.Malformed(var problem) -> new Received.Malformed(problem.german());
    };
  }

  void closed(String reason) {
    waiting.add(new Received.Closed(reason));
  }

  /// Once closed, always closed.
  Received next(Duration patience) throws InterruptedException {
    var next = waiting.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
    if (next instanceof Received.Closed) waiting.add(next);
    return Objects.requireNonNullElse(next, new Received.TimedOut());
  }
}
