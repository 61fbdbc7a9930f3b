package spieltisch.edge.session;

import spieltisch.edge.transport.SocketEndpoint;
import spieltisch.siedler.codec.json.JsonFramer;

/// Splits the bytes of a client into JSON frames for the client's session.
public record SiedlerInput(SiedlerSession session, JsonFramer framer)
    implements SocketEndpoint.ByteReceiver {
  public SiedlerInput(SiedlerSession session) {
    this(session, new JsonFramer());
  }

  @Override
  public int receive(byte[] bytes) {
    return session.received(framer.feed(bytes));
  }

  @Override
  public void endOfMessage() {
    framer.endLine();
  }
}
