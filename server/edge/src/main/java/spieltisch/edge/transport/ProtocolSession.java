package spieltisch.edge.transport;

/// A client while it is connected, whatever protocol it speaks. All calls come on the thread of the
/// connection.
public interface ProtocolSession {
  /// The connection is there.
  void begin();

  /// Whether the client has said who it is or what it wants.
  boolean hasSpoken();

  /// Tells the client in its own protocol why it must go, and hangs up.
  void dismiss(Transport.CloseReason closeReason, String sentence);

  /// The client says no more: what it said is answered, then the connection ends.
  void finish();

  /// The connection is gone.
  void lost();
}
