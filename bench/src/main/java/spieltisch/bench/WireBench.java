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

/// Measures socket writes alone. The benchmark sends one message to each of four players a thousand
/// times a second, without a server.
///
/// Only the CPU time of the writes is counted. The result is a lower bound for the CPU time of a
/// server that notifies four players at the same rate.
public final class WireBench {
  private static final int PLAYERS = 4;
  private static final int TABLES = 250;
  private static final int BYTES = 600;
  private static final int WARM_UP = 3_000;
  private static final long INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final List<SocketChannel> server = new ArrayList<>();
  private final List<SocketChannel> clients = new ArrayList<>();
  private final ByteBuffer message = ByteBuffer.allocateDirect(BYTES);
  private long writtenBytes;

  private WireBench() {}

  public static BenchReport run(int broadcasts) {
    var bench = new WireBench();
    try (var listener = ServerSocketChannel.open();
        var selector = Selector.open()) {
      listener.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      for (int i = 0; i < TABLES * PLAYERS; i++) bench.connect(listener, selector);
      Thread.ofPlatform().daemon().name("players").start(() -> drain(selector));
      return bench.measure(broadcasts);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      bench.closeSockets();
    }
  }

  private void connect(ServerSocketChannel listener, Selector selector) throws IOException {
    var client = SocketChannel.open(listener.getLocalAddress());
    clients.add(client);
    client.configureBlocking(false);
    client.register(selector, SelectionKey.OP_READ);
    var accepted = listener.accept();
    server.add(accepted);
    accepted.setOption(StandardSocketOptions.TCP_NODELAY, true);
  }

  private static void drain(Selector selector) {
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
      // The selector is closed at the end of the benchmark.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private BenchReport measure(int broadcasts) throws IOException {
    for (int i = 0; i < WARM_UP; i++) broadcast(i % TABLES);
    writtenBytes = 0;
    long nanos = 0;
    for (int i = 0; i < broadcasts; i++) nanos += broadcast(i % TABLES);
    return new BenchReport("wire")
        .with("µs CPU per telling of four", nanos / 1e3 / broadcasts)
        .with("bytes per telling", (double) writtenBytes / broadcasts);
  }

  /// Sends the message to all players of a table and returns the CPU time of the writes.
  private long broadcast(int table) throws IOException {
    var start = Meter.now();
    for (int i = 0; i < PLAYERS; i++)
      writtenBytes += server.get(table * PLAYERS + i).write(message.clear());
    var used = Meter.now().since(start);
    LockSupport.parkNanos(INTERVAL_NANOS);
    return used.cpuNanos();
  }

  private void closeSockets() {
    try {
      for (var socket : server) socket.close();
      for (var socket : clients) socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
