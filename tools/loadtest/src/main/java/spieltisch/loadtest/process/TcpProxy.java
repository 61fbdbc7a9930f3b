package spieltisch.loadtest.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// A TCP proxy between a server and its database. The proxy can cut all connections.
public final class TcpProxy implements AutoCloseable {
  private final ServerSocket listener;
  private final int targetPort;
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private volatile boolean isDisconnected;

  /// @param targetPort the loopback port to which the proxy forwards
  public TcpProxy(int targetPort) {
    this.targetPort = targetPort;
    try {
      listener = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::acceptAll);
  }

  public int port() {
    return listener.getLocalPort();
  }

  private void acceptAll() {
    while (!listener.isClosed()) {
      try {
        connect(listener.accept());
      } catch (IOException _) {
        // The proxy was closed, or one connection failed and the proxy accepts the next connection.
      }
    }
  }

  private void connect(Socket client) throws IOException {
    if (isDisconnected) {
      client.close();
      return;
    }
    try {
      var server = new Socket(InetAddress.getLoopbackAddress(), targetPort);
      sockets.addAll(List.of(client, server));
      Thread.ofVirtual().start(() -> copy(client, server));
      Thread.ofVirtual().start(() -> copy(server, client));
    } catch (IOException e) {
      client.close();
      throw e;
    }
  }

  private void copy(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException _) {
      // One side closed its connection; closing both sockets also disconnects the other side.
    } finally {
      sockets.removeAll(List.of(from, to));
    }
  }

  /// Closes all connections and rejects new ones.
  public void disconnect() {
    isDisconnected = true;
    for (var socket : sockets) {
      try {
        socket.close();
      } catch (IOException _) {
        // The socket is already closed.
      }
    }
  }

  /// Accepts new connections again.
  public void reconnect() {
    isDisconnected = false;
  }

  @Override
  public void close() throws IOException {
    listener.close();
    disconnect();
  }
}
