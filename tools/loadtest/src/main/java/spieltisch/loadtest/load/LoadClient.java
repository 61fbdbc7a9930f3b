package spieltisch.loadtest.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import spieltisch.loadtest.LoadTestException;

/// An event loop for thousands of WebSockets on the thread that calls `run`. The loop does as
/// little work as possible, because it shares the machine with the measured server.
final class LoadClient implements AutoCloseable {
  private static final long MAX_SELECT_MILLIS = 50;

  private final Selector selector;
  private final ByteBuffer buffer = ByteBuffer.allocateDirect(64 * 1024);
  private final PriorityQueue<Task> tasks = new PriorityQueue<>(Comparator.comparingLong(Task::at));

  private record Task(long at, Runnable work) {}

  LoadClient() {
    try {
      selector = Selector.open();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Starts to connect. The listener receives the text messages of the server.
  LoadConnection connect(InetSocketAddress server, Consumer<String> listener) {
    try {
      var channel = SocketChannel.open();
      channel.configureBlocking(false);
      var loadConnection = new LoadConnection(channel, selector, listener);
      if (channel.connect(server)) loadConnection.connected();
      return loadConnection;
    } catch (IOException e) {
      throw new LoadTestException("cannot connect to " + server + ": " + e.getMessage());
    }
  }

  /// Schedules work for a point in time on the clock of `System.nanoTime`.
  void at(long nanos, Runnable work) {
    tasks.add(new Task(nanos, work));
  }

  void run(BooleanSupplier isDone) {
    try {
      while (!isDone.getAsBoolean()) {
        selector.select(this::ready, selectTimeoutMillis());
        for (var task = tasks.peek();
            task != null && task.at() <= System.nanoTime();
            task = tasks.peek()) {
          tasks.remove();
          task.work().run();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private long selectTimeoutMillis() {
    var next = tasks.peek();
    if (next == null) return MAX_SELECT_MILLIS;
    long millis = (next.at() - System.nanoTime()) / 1_000_000;
    return Math.clamp(millis, 1, MAX_SELECT_MILLIS);
  }

  private void ready(SelectionKey key) {
    var loadConnection = (LoadConnection) key.attachment();
    try {
      if (key.isConnectable()) loadConnection.connected();
      if (key.isValid() && key.isWritable()) loadConnection.flush();
      if (key.isValid() && key.isReadable()) loadConnection.read(buffer);
    } catch (IOException _) {
      loadConnection.close();
    }
  }

  @Override
  public void close() {
    for (var key : selector.keys()) ((LoadConnection) key.attachment()).close();
    try {
      selector.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
