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
import spieltisch.siedler.codec.JsonFramer;

/// A port at which clients of others call, over TCP or a WebSocket.
public final class CheckListener implements AutoCloseable {
  private final Vertx vertx = Vertx.vertx();
  private final BlockingQueue<AcceptedLink> callers = new LinkedBlockingQueue<>();
  private final int port;

  /// @param address as `tcp://host:port` or `ws://host:port/path`; port 0 for any
  public CheckListener(URI address) {
    try {
      port = "tcp".equals(address.getScheme()) ? openSocket(address) : openWebSocket(address);
    } catch (CompletionException e) {
      close();
      throw new CliException(
          "cannot wait at " + address + ": " + Objects.requireNonNull(e.getCause()).getMessage());
    }
  }

  private int openSocket(URI address) {
    return vertx
        .createNetServer()
        .connectHandler(this::called)
        .listen(address.getPort(), address.getHost())
        .toCompletionStage()
        .toCompletableFuture()
        .join()
        .actualPort();
  }

  private int openWebSocket(URI address) {
    return vertx
        .createHttpServer(new HttpServerOptions().setMaxWebSocketMessageSize(JsonFramer.MAX_BYTES))
        .webSocketHandler(this::called)
        .listen(address.getPort(), address.getHost())
        .toCompletionStage()
        .toCompletableFuture()
        .join()
        .actualPort();
  }

  private void called(NetSocket socket) {
    var link = new AcceptedLink(text -> socket.write(text + "\n"), socket::close);
    socket.handler(buffer -> link.received(buffer.getBytes()));
    socket.closeHandler(_ -> link.gone());
    callers.add(link);
  }

  private void called(ServerWebSocket socket) {
    var link = new AcceptedLink(socket::writeTextMessage, socket::close);
    socket.handler(buffer -> link.received(buffer.getBytes()));
    socket.closeHandler(_ -> link.gone());
    callers.add(link);
  }

  int port() {
    return port;
  }

  /// The next caller, if one comes in time.
  Optional<Link> next(Duration patience) throws InterruptedException {
    return Optional.ofNullable(callers.poll(patience.toNanos(), TimeUnit.NANOSECONDS));
  }

  @Override
  public void close() {
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}
