package spieltisch.app;

import java.util.List;
import spieltisch.client.transport.Link;

/// A link that injects a fault into the messages of the server.
final class FaultyLink extends RewritingLink {
  private final int number;
  private final ServerFault fault;

  FaultyLink(Link delegate, int number, ServerFault fault) {
    super(delegate);
    this.number = number;
    this.fault = fault;
  }

  @Override
  List<String> rewrite(String text) {
    return fault.apply(number, playerId(), text);
  }
}
