package spieltisch.loadtest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/// One who means no good, from an address of his own: he sends damaged messages through all doors,
/// floods, leaves connections half open, and reads seldom what he is told.
final class HostileClient implements Runnable {
  private static final String HANDSHAKE =
      """
      GET /catan HTTP/1.1\r
      Host: x\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
      Sec-WebSocket-Version: 13\r
      \r
      """;
  private static final int MOST_LEFT_OPEN = 20;
  private static final int MOST_IN_A_ROW = 400;

  private final Map<String, Integer> ports;
  private final List<String> doors;
  private final byte[] address;
  private final Random luck;
  private final FuzzMessages fuzzMessages;
  private final AtomicLong left;
  private final Queue<Socket> halfOpen = new ArrayDeque<>();

  /// @param ports of the server's doors
  /// @param left how many messages are still to be sent by all attackers together
  HostileClient(Map<String, Integer> ports, int number, long seed, AtomicLong left) {
    this.ports = ports;
    doors = List.copyOf(ports.keySet());
    this.left = left;
    address = new byte[] {127, 0, 1, (byte) number};
    luck = new Random(seed * 1_000 + number);
    fuzzMessages = new FuzzMessages(seed * 1_000 + number);
  }

  @Override
  public void run() {
    while (left.get() > 0 && !Thread.currentThread().isInterrupted())
      try {
        visit(doors.get(luck.nextInt(doors.size())));
      } catch (IOException _) {
        // He was hung up on, as he deserves.
      }
    for (var socket : halfOpen) close(socket);
  }

  private void visit(String door) throws IOException {
    var socket = new Socket();
    socket.bind(new InetSocketAddress(InetAddress.getByAddress(address), 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port(door)), 10_000);
    try {
      if (door.equals("web")) shakeHands(socket);
      int count = luck.nextInt(MOST_IN_A_ROW);
      for (int i = 0; i < count && left.getAndDecrement() > 0; i++) send(socket, door);
    } finally {
      leave(socket);
    }
  }

  private int port(String door) {
    var port = ports.get(door);
    if (port == null) throw new IllegalStateException("no door " + door + " in " + ports);
    return port;
  }

  /// Some leave without a word, some stay and say nothing more.
  private void leave(Socket socket) {
    if (luck.nextInt(8) > 0) {
      close(socket);
      return;
    }
    halfOpen.add(socket);
    if (halfOpen.size() > MOST_LEFT_OPEN) close(halfOpen.remove());
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException _) {
      // Gone already.
    }
  }

  private void shakeHands(Socket socket) throws IOException {
    var request =
        luck.nextInt(6) == 0
            ? new String(fuzzMessages.message("web"), StandardCharsets.ISO_8859_1)
            : HANDSHAKE;
    socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
  }

  private void send(Socket socket, String door) throws IOException {
    var bytes = fuzzMessages.message(door);
    var out = socket.getOutputStream();
    if (door.equals("web")) out.write(frame(bytes));
    else out.write(bytes);
    if (luck.nextInt(4) == 0) {
      int waiting = Math.min(socket.getInputStream().available(), 8 * 1024);
      if (waiting > 0) socket.getInputStream().readNBytes(waiting);
    }
  }

  /// Sometimes of a kind that does not exist, or longer or shorter than it says.
  private byte[] frame(byte[] bytes) {
    int kind = luck.nextInt(20) == 0 ? luck.nextInt(16) : 1;
    int length = Math.min(bytes.length, 65_000);
    int told = luck.nextInt(50) == 0 ? luck.nextInt(65_000) : length;
    var frame = new byte[8 + length];
    frame[0] = (byte) (0x80 | kind);
    frame[1] = (byte) (0x80 | 126);
    frame[2] = (byte) (told >> 8);
    frame[3] = (byte) told;
    System.arraycopy(bytes, 0, frame, 8, length);
    return frame;
  }
}
