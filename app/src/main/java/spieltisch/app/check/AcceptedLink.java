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
import spieltisch.siedler.codec.Frame;
import spieltisch.siedler.codec.JsonFramer;

/// The link to a client that has called.
final class AcceptedLink implements Link {
  private final Function<String, Future<Void>> mouth;
  private final Supplier<Future<Void>> end;
  private final JsonFramer jsonFramer = new JsonFramer();
  private final BlockingQueue<Received> waiting = new LinkedBlockingQueue<>();

  AcceptedLink(Function<String, Future<Void>> mouth, Supplier<Future<Void>> end) {
    this.mouth = mouth;
    this.end = end;
  }

  void received(byte[] bytes) {
    for (var frame : jsonFramer.feed(bytes))
      waiting.add(
          switch (frame) {
            case Frame.Complete(var text) -> new Received.Text(text);
            case Frame.Malformed(var problem) -> new Received.Malformed(problem.german());
          });
  }

  void gone() {
    waiting.add(new Received.Closed("the client closed the connection"));
  }

  @Override
  public void send(String text) {
    var _ = mouth.apply(text);
  }

  @Override
  public Received receive(Duration patience) throws InterruptedException {
    var next = waiting.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
    if (next instanceof Received.Closed) waiting.add(next);
    return Objects.requireNonNullElse(next, new Received.TimedOut());
  }

  @Override
  public void close() {
    var _ = end.get();
  }
}
