package spieltisch.app;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;

/// A door that leads somewhere else from the second time on.
record RedirectingServer(Supplier<Link> first) {
  Supplier<Link> then(Supplier<Link> later) {
    var used = new AtomicBoolean();
    return () -> used.getAndSet(true) ? later.get() : first.get();
  }

  Supplier<Link> thenNone() {
    return then(
        () -> {
          throw new LinkException("no more");
        });
  }
}
