package spieltisch.edge.session;

import spieltisch.edge.transport.SocketEndpoint;
import spieltisch.torfu.LineFramer;

/// Splits the bytes of a client into lines for the client's session. A line also ends at the end of
/// a WebSocket message.
public record TorfuInput(TorfuSession session, LineFramer framer)
    implements SocketEndpoint.ByteReceiver {
  public TorfuInput(TorfuSession session) {
    this(session, new LineFramer());
  }

  @Override
  public int receive(byte[] bytes) {
    return session.received(framer.feed(bytes));
  }

  @Override
  public void endOfMessage() {
    session.received(framer.endMessage());
  }
}
