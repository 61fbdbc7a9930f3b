package spieltisch.edge.session;

import spieltisch.edge.transport.SocketEndpoint;
import spieltisch.siedler.codec.JsonFramer;

/// How a session of the Catan protocol takes bytes.
public record SiedlerInput(SiedlerSession session, JsonFramer frames)
    implements SocketEndpoint.ByteReceiver {
  public SiedlerInput(SiedlerSession session) {
    this(session, new JsonFramer());
  }

  @Override
  public int receive(byte[] bytes) {
    return session.received(frames.feed(bytes));
  }

  @Override
  public void endOfMessage() {
    frames.endLine();
  }
}
