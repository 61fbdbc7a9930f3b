package spieltisch.bridge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Locale;

/// The HTTP request that opens a WebSocket (RFC 6455, section 4). It names no origin, because no
/// page of a site sends it.
final class WebSocketHandshake {
  private static final String GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  private static final String ALPHABET =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  private static final int KEY_BYTES = 16;
  private static final int MAX_HEAD_BYTES = 16_384;

  private WebSocketHandshake() {}

  /// @throws ProtocolException if the server does not accept
  static void perform(Socket socket, ServerUrl url, SecureRandom random) throws IOException {
    byte[] bytes = new byte[KEY_BYTES];
    random.nextBytes(bytes);
    String key = base64(bytes);
    String request =
        "GET "
            + url.path
            + " HTTP/1.1\r\nHost: "
            + url.hostHeader()
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
            + key
            + "\r\nSec-WebSocket-Version: 13\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
    check(readHead(socket.getInputStream()), base64(sha1(key + GUID)));
  }

  /// Reads up to the empty line. What follows belongs to the first frame.
  private static String readHead(InputStream in) throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    int matched = 0;
    while (matched < 4) {
      int next = in.read();
      if (next < 0 || head.size() > MAX_HEAD_BYTES) throw new ProtocolException("no HTTP answer");
      head.write(next);
      boolean isReturn = next == '\r';
      boolean isExpected = next == (matched % 2 == 0 ? '\r' : '\n');
      if (isExpected) matched++;
      else matched = isReturn ? 1 : 0;
    }
    return new String(head.toByteArray(), StandardCharsets.ISO_8859_1);
  }

  private static void check(String head, String expected) throws ProtocolException {
    String[] lines = head.split("\r\n", -1);
    if (!lines[0].matches("HTTP/1\\.1 101( .*)?")) throw new ProtocolException(lines[0]);
    for (String line : lines) {
      int colon = line.indexOf(':');
      boolean isAccept =
          colon > 0
              && line.substring(0, colon).toLowerCase(Locale.ROOT).equals("sec-websocket-accept");
      if (isAccept && line.substring(colon + 1).trim().equals(expected)) return;
    }
    throw new ProtocolException("no WebSocket");
  }

  private static byte[] sha1(String text) {
    try {
      return MessageDigest.getInstance("SHA-1").digest(text.getBytes(StandardCharsets.US_ASCII));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  static String base64(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < bytes.length; i += 3) {
      int count = Math.min(3, bytes.length - i);
      int group = 0;
      for (int k = 0; k < 3; k++) group = group << 8 | (k < count ? bytes[i + k] & 0xFF : 0);
      for (int k = 0; k < 4; k++)
        text.append(k <= count ? ALPHABET.charAt(group >> (18 - 6 * k) & 63) : '=');
    }
    return text.toString();
  }
}
