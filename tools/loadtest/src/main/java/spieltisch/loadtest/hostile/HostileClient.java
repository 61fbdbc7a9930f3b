package spieltisch.loadtest.hostile;

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

/// An attacker with its own IP address. The client sends damaged messages to all endpoints, floods
/// the endpoints, leaves unused connections open, and rarely reads what the server sends.
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
  private static final int MAX_HALF_OPEN = 20;
  private static final int MAX_MESSAGES_PER_CONNECTION = 400;
  private static final int MAX_HTTP_REQUESTS = 20;

  private final Map<String, Integer> ports;
  private final List<String> endpoints;
  private final byte[] address;
  private final Random random;
  private final FuzzMessages fuzzMessages;
  private final AtomicLong remaining;
  private final Queue<Socket> halfOpen = new ArrayDeque<>();

  /// @param ports the ports of the server's endpoints, by endpoint name
  /// @param remaining the number of messages that all hostile clients together still have to send
  HostileClient(Map<String, Integer> ports, int number, long seed, AtomicLong remaining) {
    this.ports = ports;
    endpoints = List.copyOf(ports.keySet());
    this.remaining = remaining;
    address = new byte[] {127, 0, 1, (byte) number};
    random = new Random(seed * 1_000 + number);
    fuzzMessages = new FuzzMessages(seed * 1_000 + number);
  }

  @Override
  public void run() {
    while (remaining.get() > 0 && !Thread.currentThread().isInterrupted())
      try {
        attack(endpoints.get(random.nextInt(endpoints.size())));
      } catch (IOException _) {
        // The server closed the connection, which is expected.
      }
    for (var socket : halfOpen) close(socket);
  }

  private void attack(String endpoint) throws IOException {
    var socket = new Socket();
    socket.bind(new InetSocketAddress(InetAddress.getByAddress(address), 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port(endpoint)), 10_000);
    try {
      if (endpoint.equals("web") && random.nextInt(4) == 0) request(socket);
      else if (endpoint.equals("web")) handshake(socket);
      int count = random.nextInt(MAX_MESSAGES_PER_CONNECTION);
      for (int i = 0; i < count && remaining.getAndDecrement() > 0; i++) send(socket, endpoint);
    } finally {
      abandon(socket);
    }
  }

  private int port(String endpoint) {
    var port = ports.get(endpoint);
    if (port == null) throw new IllegalStateException("no endpoint " + endpoint + " in " + ports);
    return port;
  }

  /// Closes most connections and leaves some open without using them.
  private void abandon(Socket socket) {
    if (random.nextInt(8) > 0) {
      close(socket);
      return;
    }
    halfOpen.add(socket);
    if (halfOpen.size() > MAX_HALF_OPEN) close(halfOpen.remove());
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException _) {
      // The socket is already closed.
    }
  }

  /// Sends some HTTP requests. What follows on the connection is no HTTP.
  private void request(Socket socket) throws IOException {
    int count = random.nextInt(MAX_HTTP_REQUESTS);
    for (int i = 0; i < count && remaining.getAndDecrement() > 0; i++)
      socket.getOutputStream().write(fuzzMessages.request());
  }

  private void handshake(Socket socket) throws IOException {
    var request =
        random.nextInt(6) == 0
            ? new String(fuzzMessages.message("web"), StandardCharsets.ISO_8859_1)
            : HANDSHAKE;
    socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
  }

  private void send(Socket socket, String endpoint) throws IOException {
    var bytes = fuzzMessages.message(endpoint);
    var out = socket.getOutputStream();
    if (endpoint.equals("web")) out.write(frame(bytes));
    else out.write(bytes);
    if (random.nextInt(4) == 0) {
      int available = Math.min(socket.getInputStream().available(), 8 * 1024);
      if (available > 0) socket.getInputStream().readNBytes(available);
    }
  }

  /// Wraps bytes in a WebSocket frame. Some frames have an undefined opcode or a wrong length.
  private byte[] frame(byte[] bytes) {
    int opcode = random.nextInt(20) == 0 ? random.nextInt(16) : 1;
    int length = Math.min(bytes.length, 65_000);
    int declared = random.nextInt(50) == 0 ? random.nextInt(65_000) : length;
    var frame = new byte[8 + length];
    frame[0] = (byte) (0x80 | opcode);
    frame[1] = (byte) (0x80 | 126);
    frame[2] = (byte) (declared >> 8);
    frame[3] = (byte) declared;
    System.arraycopy(bytes, 0, frame, 8, length);
    return frame;
  }
}
