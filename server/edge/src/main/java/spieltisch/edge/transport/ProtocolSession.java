package spieltisch.edge.transport;

/// The session of one connected client in any protocol. All calls come on the connection's thread.
public interface ProtocolSession {
  /// The connection is open.
  void start();

  /// Returns whether the client has completed the handshake of its protocol.
  boolean isIdentified();

  /// Sends the reason to the client in its protocol and closes the connection.
  void disconnect(Transport.CloseReason reason, String sentence);

  /// The client closed its output: answers pending requests, then closes the connection.
  void inputClosed();

  /// The connection was closed.
  void connectionClosed();
}
