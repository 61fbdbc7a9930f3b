package spieltisch.edge.transport;

/// A connection as a session sees it: it can be spoken into and hung up.
public interface Transport {
  /// Sends one message. Whoever does not read is cut off, never waited for.
  void send(EncodedMessage encodedMessage);

  /// Hangs up, with a reason where the transport has a place for one.
  void hangUp(CloseReason closeReason, String sentence);

  /// Why a connection is ended, with the code that a WebSocket gives it.
  enum CloseReason {
    NORMAL(1000),
    GOING_AWAY(1001),
    PROTOCOL_ERROR(1002),
    NOT_TEXT(1003),
    POLICY(1008),
    TOO_BIG(1009),
    RESTARTING(1012);

    private final short code;

    CloseReason(int code) {
      this.code = (short) code;
    }

    short code() {
      return code;
    }
  }
}
