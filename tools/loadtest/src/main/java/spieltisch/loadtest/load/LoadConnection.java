package spieltisch.loadtest.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;
import spieltisch.loadtest.LoadTestException;

/// One WebSocket connection of the load generator.
final class LoadConnection {
  private static final byte[] HANDSHAKE =
      """
      GET /catan HTTP/1.1\r
      Host: localhost\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
      Sec-WebSocket-Version: 13\r
      \r
      """
          .getBytes(StandardCharsets.US_ASCII);
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final byte[] NOTHING = {};

  private final SocketChannel channel;
  private final SelectionKey key;
  private final Consumer<String> listener;
  private byte[] partial = NOTHING;
  private ByteBuffer unsent = ByteBuffer.allocate(0);
  private boolean isOpen;
  private boolean isClosed;

  LoadConnection(SocketChannel channel, Selector selector, Consumer<String> listener)
      throws IOException {
    this.channel = channel;
    this.listener = listener;
    key = channel.register(selector, SelectionKey.OP_CONNECT, this);
  }

  /// Whether the WebSocket handshake is complete.
  boolean isOpen() {
    return isOpen;
  }

  boolean isClosed() {
    return isClosed;
  }

  void connected() throws IOException {
    if (channel.finishConnect()) write(HANDSHAKE);
  }

  /// Sends a text frame. Clients must mask their frames; a mask of zeros leaves the bytes
  /// unchanged.
  void send(String text) {
    var bytes = text.getBytes(StandardCharsets.UTF_8);
    boolean isShort = bytes.length < 126;
    var frame = ByteBuffer.allocate((isShort ? 6 : 8) + bytes.length);
    frame.put((byte) (0x80 | TEXT)).put((byte) (0x80 | (isShort ? bytes.length : 126)));
    if (!isShort) frame.putShort((short) bytes.length);
    frame.putInt(0).put(bytes);
    try {
      write(frame.array());
    } catch (IOException _) {
      close();
    }
  }

  private void write(byte[] bytes) throws IOException {
    if (unsent.hasRemaining()) {
      var both = ByteBuffer.allocate(unsent.remaining() + bytes.length);
      unsent = both.put(unsent).put(bytes).flip();
    } else unsent = ByteBuffer.wrap(bytes);
    flush();
  }

  void flush() throws IOException {
    channel.write(unsent);
    key.interestOps(SelectionKey.OP_READ | (unsent.hasRemaining() ? SelectionKey.OP_WRITE : 0));
  }

  void read(ByteBuffer buffer) throws IOException {
    buffer.clear();
    int count = channel.read(buffer);
    if (count < 0) {
      close();
      return;
    }
    buffer.flip();
    var bytes = Arrays.copyOf(partial, partial.length + count);
    buffer.get(bytes, partial.length, count);
    int used = isOpen ? frames(bytes, 0) : handshake(bytes);
    partial = used == bytes.length ? NOTHING : Arrays.copyOfRange(bytes, used, bytes.length);
  }

  private int handshake(byte[] bytes) {
    var text = new String(bytes, StandardCharsets.ISO_8859_1);
    int end = text.indexOf("\r\n\r\n");
    if (end < 0) return 0;
    if (!text.startsWith("HTTP/1.1 101"))
      throw new LoadTestException(
          "the server rejected the WebSocket handshake: " + text.lines().findFirst().orElse(""));
    isOpen = true;
    return frames(bytes, end + 4);
  }

  /// Handles all complete frames and returns the position of the first incomplete frame.
  private int frames(byte[] bytes, int from) {
    int at = from;
    while (bytes.length - at >= 2) {
      int lengthCode = bytes[at + 1] & 0x7f;
      int head = lengthCode < 126 ? 2 : lengthCode == 126 ? 4 : 10;
      if (bytes.length - at < head) break;
      int length = lengthCode < 126 ? lengthCode : length(bytes, at, head);
      if (bytes.length - at - head < length) break;
      handle(bytes[at] & 0x0f, bytes, at + head, length);
      at += head + length;
    }
    return at;
  }

  private static int length(byte[] bytes, int at, int head) {
    int length = 0;
    for (int i = at + 2; i < at + head; i++) length = length << 8 | bytes[i] & 0xff;
    return length;
  }

  private void handle(int opcode, byte[] bytes, int from, int length) {
    if (opcode == TEXT) listener.accept(new String(bytes, from, length, StandardCharsets.UTF_8));
    if (opcode == CLOSE) close();
  }

  void close() {
    isClosed = true;
    try {
      channel.close();
    } catch (IOException _) {
      // The error does not matter, since the connection is discarded anyway.
    }
  }
}
