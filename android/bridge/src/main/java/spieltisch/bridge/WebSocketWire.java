package spieltisch.bridge;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ProtocolException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/// A WebSocket without extensions (RFC 6455, section 5). When the server is silent it is asked for
/// a sign of life, so that a lost network is noticed.
final class WebSocketWire implements Wire {
  private static final int CONTINUATION = 0;
  private static final int TEXT = 1;
  private static final int BINARY = 2;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int FINAL = 0x80;
  private static final int MASKED = 0x80;
  private static final int MAX_CONTROL_BYTES = 125;

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;
  private final SecureRandom random;
  private final ByteArrayOutputStream message = new ByteArrayOutputStream();
  private boolean isInMessage;
  private boolean isPingUnanswered;
  private int closeCode = PageEvents.LOST;
  private String closeReason = "";

  /// @param silenceMillis how long the server may be silent before it is asked for a sign of life
  WebSocketWire(Socket socket, SecureRandom random, int silenceMillis) throws IOException {
    this.socket = socket;
    this.random = random;
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    out = socket.getOutputStream();
    socket.setSoTimeout(silenceMillis);
  }

  @Override
  public @Nullable String receive() throws IOException {
    while (true) {
      int first = readFirstByte();
      if (first < 0) return null;
      byte[] payload = readPayload();
      boolean isFinal = (first & FINAL) != 0;
      switch (first & 0x7F) {
        case TEXT:
        case BINARY:
          if (isInMessage) throw new ProtocolException("message inside a message");
          isInMessage = true;
          break;
        case CONTINUATION:
          if (!isInMessage) throw new ProtocolException("continuation of nothing");
          break;
        case PING:
          sendFrame(PONG, payload);
          continue;
        case PONG:
          continue;
        case CLOSE:
          closed(payload);
          return null;
        default:
          throw new ProtocolException("unknown frame");
      }
      if (message.size() + payload.length > MAX_BYTES)
        throw new ProtocolException("message too long");
      message.write(payload, 0, payload.length);
      if (!isFinal) continue;
      isInMessage = false;
      String text = new String(message.toByteArray(), StandardCharsets.UTF_8);
      message.reset();
      return text;
    }
  }

  /// Waits for the next frame. After a silence it sends one ping, and after another silence it
  /// gives up.
  private int readFirstByte() throws IOException {
    while (true) {
      try {
        int first = in.read();
        isPingUnanswered = false;
        return first;
      } catch (SocketTimeoutException e) {
        if (isPingUnanswered) throw e;
        isPingUnanswered = true;
        sendFrame(PING, new byte[0]);
      }
    }
  }

  private byte[] readPayload() throws IOException {
    int second = in.readUnsignedByte();
    if ((second & MASKED) != 0) throw new ProtocolException("masked frame");
    long length = second;
    if (second == 126) length = in.readUnsignedShort();
    else if (second == 127) length = in.readLong();
    if (length < 0 || length > MAX_BYTES) throw new ProtocolException("message too long");
    byte[] payload = new byte[(int) length];
    in.readFully(payload);
    return payload;
  }

  private void closed(byte[] payload) throws IOException {
    if (payload.length >= 2) {
      closeCode = (payload[0] & 0xFF) << 8 | payload[1] & 0xFF;
      closeReason = new String(payload, 2, payload.length - 2, StandardCharsets.UTF_8);
    }
    sendFrame(CLOSE, payload.length >= 2 ? new byte[] {payload[0], payload[1]} : new byte[0]);
  }

  @Override
  public void send(String text) throws IOException {
    sendFrame(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  /// The reading thread answers pings while the writing thread sends, so frames exclude each other.
  private synchronized void sendFrame(int kind, byte[] payload) throws IOException {
    ByteArrayOutputStream frame = new ByteArrayOutputStream(payload.length + 14);
    frame.write(FINAL | kind);
    if (payload.length <= MAX_CONTROL_BYTES) frame.write(MASKED | payload.length);
    else if (payload.length <= 0xFFFF) {
      frame.write(MASKED | 126);
      writeNumber(frame, payload.length, 2);
    } else {
      frame.write(MASKED | 127);
      writeNumber(frame, payload.length, 8);
    }
    byte[] mask = new byte[4];
    random.nextBytes(mask);
    frame.write(mask, 0, mask.length);
    for (int i = 0; i < payload.length; i++) frame.write(payload[i] ^ mask[i % mask.length]);
    out.write(frame.toByteArray());
    out.flush();
  }

  private static void writeNumber(ByteArrayOutputStream frame, long number, int bytes) {
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) frame.write((int) (number >> shift));
  }

  @Override
  public int closeCode() {
    return closeCode;
  }

  @Override
  public String closeReason() {
    return closeReason;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
