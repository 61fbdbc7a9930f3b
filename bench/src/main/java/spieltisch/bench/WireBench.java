package spieltisch.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// What the machine itself asks for telling four players something, with no server around it: one
/// write to each of four sockets, a thousand times a second. Only the writes are counted. A server
/// that tells four players at that pace can hardly need less.
public final class WireBench {
  private static final int PLAYERS = 4;
  private static final int TABLES = 250;
  private static final int BYTES = 600;
  private static final int WARM_UP = 3_000;
  private static final long DISTANCE = TimeUnit.MILLISECONDS.toNanos(1);

  private final List<SocketChannel> server = new ArrayList<>();
  private final List<SocketChannel> clients = new ArrayList<>();
  private final ByteBuffer message = ByteBuffer.allocateDirect(BYTES);
  private long written;

  private WireBench() {}

  public static BenchReport run(int tellings) {
    var bench = new WireBench();
    try (var door = ServerSocketChannel.open();
        var selector = Selector.open()) {
      door.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      for (int i = 0; i < TABLES * PLAYERS; i++) bench.connect(door, selector);
      Thread.ofPlatform().daemon().name("players").start(() -> listen(selector));
      return bench.measure(tellings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      bench.hangUp();
    }
  }

  private void connect(ServerSocketChannel door, Selector selector) throws IOException {
    var client = SocketChannel.open(door.getLocalAddress());
    clients.add(client);
    client.configureBlocking(false);
    client.register(selector, SelectionKey.OP_READ);
    var accepted = door.accept();
    server.add(accepted);
    accepted.setOption(StandardSocketOptions.TCP_NODELAY, true);
  }

  private static void listen(Selector selector) {
    var buffer = ByteBuffer.allocateDirect(1 << 16);
    try {
      while (selector.isOpen())
        selector.select(
            key -> {
              try {
                ((SocketChannel) key.channel()).read(buffer.clear());
              } catch (IOException e) {
                key.cancel();
              }
            });
    } catch (ClosedSelectorException _) {
      // The bench is over.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private BenchReport measure(int tellings) throws IOException {
    for (int i = 0; i < WARM_UP; i++) tell(i % TABLES);
    written = 0;
    long nanos = 0;
    for (int i = 0; i < tellings; i++) nanos += tell(i % TABLES);
    return new BenchReport("wire")
        .with("µs CPU per telling of four", nanos / 1e3 / tellings)
        .with("bytes per telling", (double) written / tellings);
  }

  /// Answers the CPU time of the writes.
  private long tell(int table) throws IOException {
    var start = Meter.now();
    for (int i = 0; i < PLAYERS; i++)
      written += server.get(table * PLAYERS + i).write(message.clear());
    var used = Meter.now().since(start);
    LockSupport.parkNanos(DISTANCE);
    return used.cpuNanos();
  }

  private void hangUp() {
    try {
      for (var socket : server) socket.close();
      for (var socket : clients) socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
