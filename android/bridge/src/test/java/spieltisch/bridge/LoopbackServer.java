package spieltisch.bridge;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import javax.net.ServerSocketFactory;

/// A server on the loopback interface that plays a script with its first client.
final class LoopbackServer implements AutoCloseable {
  interface Script {
    void play(Socket client) throws IOException;
  }

  private final ServerSocket listener;
  private final CompletableFuture<Void> script;

  private LoopbackServer(ServerSocket listener, Script script) {
    this.listener = listener;
    this.script =
        CompletableFuture.runAsync(
            () -> {
              try (var client = listener.accept()) {
                script.play(client);
              } catch (IOException e) {
                throw new CompletionException(e);
              }
            },
            Executors.newVirtualThreadPerTaskExecutor());
  }

  static LoopbackServer start(Script script) throws IOException {
    return start(ServerSocketFactory.getDefault(), script);
  }

  static LoopbackServer start(ServerSocketFactory sockets, Script script) throws IOException {
    return new LoopbackServer(
        sockets.createServerSocket(0, 1, InetAddress.getLoopbackAddress()), script);
  }

  String url(String scheme) {
    return scheme + "://127.0.0.1:" + listener.getLocalPort();
  }

  /// Waits for the end of the script, and fails if it failed.
  void await() {
    script.join();
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
