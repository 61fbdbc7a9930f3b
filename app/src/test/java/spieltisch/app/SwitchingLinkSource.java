package spieltisch.app;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.LinkException;

/// A source of links whose first link comes from one source and all later ones from another.
record SwitchingLinkSource(Supplier<Link> first) {
  Supplier<Link> then(Supplier<Link> later) {
    var used = new AtomicBoolean();
    return () -> used.getAndSet(true) ? later.get() : first.get();
  }

  Supplier<Link> thenNone() {
    return then(
        () -> {
          throw new LinkException("no further connection");
        });
  }
}
