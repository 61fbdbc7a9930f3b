package spieltisch.loadtest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// A cable between a server and its database that can be pulled out and put in again.
final class TcpProxy implements AutoCloseable {
  private final ServerSocket end;
  private final int target;
  private final List<Socket> wires = new CopyOnWriteArrayList<>();
  private volatile boolean isPulled;

  /// @param target the port at the other end
  TcpProxy(int target) {
    this.target = target;
    try {
      end = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::takeCalls);
  }

  int port() {
    return end.getLocalPort();
  }

  private void takeCalls() {
    while (!end.isClosed()) {
      try {
        connect(end.accept());
      } catch (IOException _) {
        // Closed, or one call that failed: the next one is taken.
      }
    }
  }

  private void connect(Socket near) throws IOException {
    if (isPulled) {
      near.close();
      return;
    }
    try {
      var far = new Socket(InetAddress.getLoopbackAddress(), target);
      wires.addAll(List.of(near, far));
      Thread.ofVirtual().start(() -> carry(near, far));
      Thread.ofVirtual().start(() -> carry(far, near));
    } catch (IOException e) {
      near.close();
      throw e;
    }
  }

  private void carry(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException _) {
      // One side has hung up; the other is told by closing both.
    } finally {
      wires.removeAll(List.of(from, to));
    }
  }

  /// Nothing goes through any more.
  void pull() {
    isPulled = true;
    for (var wire : wires) {
      try {
        wire.close();
      } catch (IOException _) {
        // It was closed already.
      }
    }
  }

  /// New connections go through again.
  void plugIn() {
    isPulled = false;
  }

  @Override
  public void close() throws IOException {
    end.close();
    pull();
  }
}
