package spieltisch.client.transport;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import spieltisch.siedler.codec.json.Frame;
import spieltisch.siedler.codec.json.JsonFramer;

/// The queue of received events of a link. Received bytes are split into JSON objects at once.
final class LinkInbox {
  private final BlockingQueue<Received> events = new LinkedBlockingQueue<>();
  private final JsonFramer jsonFramer = new JsonFramer();

  void received(byte[] bytes, int from, int to) {
    for (var frame : jsonFramer.feed(bytes, from, to)) events.add(toReceived(frame));
  }

  /// Ends a message of a transport with message limits. Later bytes belong to the next message,
  /// even if this message was malformed.
  void endOfMessage() {
    jsonFramer.endLine();
  }

  private static Received toReceived(Frame frame) {
    return switch (frame) {
      case Frame.Complete(var text) -> new Received.Text(text);
      case Frame.Malformed(var problem) -> new Received.Malformed(problem.german());
    };
  }

  void closed(String reason) {
    events.add(new Received.Closed(reason));
  }

  /// Returns the next event, or `TimedOut`. After the link is closed, every call returns `Closed`.
  Received next(Duration timeout) throws InterruptedException {
    var next = events.poll(timeout.toNanos(), TimeUnit.NANOSECONDS);
    if (next instanceof Received.Closed) events.add(next);
    return Objects.requireNonNullElse(next, new Received.TimedOut());
  }
}
