package spieltisch.edge.session;

import spieltisch.edge.transport.SocketEndpoint;
import spieltisch.siedler.codec.JsonFramer;

/// Splits the bytes of a client into JSON frames for its session.
public record SiedlerInput(SiedlerSession session, JsonFramer framer)
    implements SocketEndpoint.ByteReceiver {
  public SiedlerInput(SiedlerSession session) {
    this(session, new JsonFramer());
  }

  @Override
  public int hear(byte[] bytes) {
    return session.received(framer.feed(bytes));
  }

  @Override
  public void messageEnds() {
    framer.lineEnds();
  }
}
