package spieltisch.app.check;

import io.vertx.core.Future;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;
import spieltisch.siedler.codec.json.Frame;
import spieltisch.siedler.codec.json.JsonFramer;

/// A link to a client that has connected to the listener.
final class AcceptedLink implements Link {
  private final Function<String, Future<Void>> writer;
  private final Supplier<Future<Void>> closer;
  private final JsonFramer jsonFramer = new JsonFramer();
  private final BlockingQueue<Received> incoming = new LinkedBlockingQueue<>();

  AcceptedLink(Function<String, Future<Void>> writer, Supplier<Future<Void>> closer) {
    this.writer = writer;
    this.closer = closer;
  }

  void received(byte[] bytes) {
    for (var frame : jsonFramer.feed(bytes))
      incoming.add(
          switch (frame) {
            case Frame.Complete(var text) -> new Received.Text(text);
            case Frame.Malformed(var problem) -> new Received.Malformed(problem.german());
          });
  }

  void closed() {
    incoming.add(new Received.Closed("the client closed the connection"));
  }

  @Override
  public void send(String text) {
    var _ = writer.apply(text);
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var next = incoming.poll(timeout.toNanos(), TimeUnit.NANOSECONDS);
    if (next instanceof Received.Closed) incoming.add(next);
    return Objects.requireNonNullElse(next, new Received.TimedOut());
  }

  @Override
  public void close() {
    var _ = closer.get();
  }
}
