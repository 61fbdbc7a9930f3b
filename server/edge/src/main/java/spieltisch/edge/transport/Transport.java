package spieltisch.edge.transport;

/// The sending side of a connection.
public interface Transport {
  /// Returns the network address of the client. The limits count clients by this address.
  String address();

  /// Sends a message without blocking. A client that does not read its messages is disconnected.
  void send(EncodedMessage message);

  /// Sends the buffered messages and closes the connection. WebSockets also transmit the reason and
  /// the sentence.
  void close(CloseReason reason, String sentence);

  /// The reason for closing a connection, with its WebSocket status code.
  enum CloseReason {
    NORMAL(1000),
    GOING_AWAY(1001),
    PROTOCOL_ERROR(1002),
    NOT_TEXT(1003),
    INVALID_TEXT(1007),
    POLICY(1008),
    TOO_BIG(1009),
    INTERNAL_ERROR(1011),
    RESTARTING(1012),
    /// The player has returned through another connection. The status code is for private use.
    REPLACED(4001),
    /// The player was removed from the table. The status code is for private use.
    KICKED(4002);

    private final short code;

    CloseReason(int code) {
      this.code = (short) code;
    }

    short code() {
      return code;
    }
  }
}
