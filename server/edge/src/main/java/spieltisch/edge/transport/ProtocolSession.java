package spieltisch.edge.transport;

/// The session of one connected client in any protocol. All methods are called on the connection's
/// thread.
public interface ProtocolSession {
  /// Starts the session after the connection has been opened.
  void start();

  /// Returns whether the client has completed the handshake of its protocol.
  boolean isIdentified();

  /// Sends the reason to the client in its protocol and closes the connection.
  void disconnect(Transport.CloseReason reason, String sentence);

  /// Answers the pending requests and then closes the connection, because the client has closed its
  /// output side.
  void inputClosed();

  /// Ends the session after the connection was closed.
  void connectionClosed();
}
