package spieltisch.app.check;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.net.NetSocket;
import java.net.URI;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import spieltisch.app.CliException;
import spieltisch.client.transport.Link;
import spieltisch.siedler.codec.json.JsonFramer;

/// Accepts the connections of clients that are being checked, over TCP or WebSocket.
public final class CheckListener implements AutoCloseable {
  private final Vertx vertx = Vertx.vertx();
  private final BlockingQueue<AcceptedLink> accepted = new LinkedBlockingQueue<>();
  private final int port;

  /// @param address the address to listen on, as `tcp://host:port` or `ws://host:port/path`; port 0
  ///   selects a free port
  public CheckListener(URI address) {
    if ("wss".equals(address.getScheme()))
      throw new CliException("the checker has no certificate: wait at ws:// or tcp:// instead");
    try {
      port = "tcp".equals(address.getScheme()) ? listenTcp(address) : listenWebSocket(address);
    } catch (CompletionException e) {
      close();
      throw new CliException(
          "cannot listen at " + address + ": " + Objects.requireNonNull(e.getCause()).getMessage());
    }
  }

  private int listenTcp(URI address) {
    return vertx
        .createNetServer()
        .connectHandler(this::accept)
        .listen(address.getPort(), address.getHost())
        .toCompletionStage()
        .toCompletableFuture()
        .join()
        .actualPort();
  }

  private int listenWebSocket(URI address) {
    return vertx
        .createHttpServer(new HttpServerOptions().setMaxWebSocketMessageSize(JsonFramer.MAX_BYTES))
        .webSocketHandler(this::accept)
        .listen(address.getPort(), address.getHost())
        .toCompletionStage()
        .toCompletableFuture()
        .join()
        .actualPort();
  }

  private void accept(NetSocket socket) {
    var link = new AcceptedLink(text -> socket.write(text + "\n"), socket::close);
    socket.handler(buffer -> link.received(buffer.getBytes()));
    socket.closeHandler(_ -> link.closed());
    accepted.add(link);
  }

  private void accept(ServerWebSocket socket) {
    var link = new AcceptedLink(socket::writeTextMessage, socket::close);
    socket.handler(buffer -> link.received(buffer.getBytes()));
    socket.closeHandler(_ -> link.closed());
    accepted.add(link);
  }

  int port() {
    return port;
  }

  /// Returns the next client that connects; empty if no client connects in time.
  Optional<Link> next(Duration timeout) throws InterruptedException {
    return Optional.ofNullable(accepted.poll(timeout.toNanos(), TimeUnit.NANOSECONDS));
  }

  @Override
  public void close() {
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}
