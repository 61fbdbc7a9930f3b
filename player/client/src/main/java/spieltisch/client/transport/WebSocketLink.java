package spieltisch.client.transport;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/// A link over a WebSocket.
final class WebSocketLink implements Link {
  private static final long GOODBYE_MILLIS = 500;

  private final HttpClient http;
  private final LinkInbox linkInbox;
  private final WebSocket socket;

  private WebSocketLink(HttpClient http, LinkInbox linkInbox, WebSocket socket) {
    this.http = http;
    this.linkInbox = linkInbox;
    this.socket = socket;
  }

  /// @throws LinkException if nobody listens there, or none who knows WebSockets
  static WebSocketLink open(URI server, Duration patience) {
    var http = HttpClient.newBuilder().connectTimeout(patience).build();
    var linkInbox = new LinkInbox();
    try {
      var socket =
          http.newWebSocketBuilder()
              .connectTimeout(patience)
              .buildAsync(server, new Ear(linkInbox))
              .join();
      return new WebSocketLink(http, linkInbox, socket);
    } catch (CompletionException e) {
      http.shutdownNow();
      throw new LinkException(
          "no server at " + server + " (" + ServerAddress.reason(e.getCause()) + ")");
    }
  }

  @Override
  public void send(String text) {
    socket
        .sendText(text, true)
        .whenComplete(
            (_, failure) -> {
              if (failure != null)
                linkInbox.closed("the connection broke: " + ServerAddress.reason(failure));
            })
        .exceptionally(_ -> socket)
        .join();
  }

  @Override
  public Received hear(Duration patience) throws InterruptedException {
    return linkInbox.next(patience);
  }

  /// A polite goodbye, but no waiting for the answer.
  @Override
  public void close() {
    try {
      socket.sendClose(WebSocket.NORMAL_CLOSURE, "").get(GOODBYE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException _) {
      // The other side went first.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    socket.abort();
    http.shutdownNow();
  }

  private record Ear(LinkInbox inbox) implements WebSocket.Listener {
    /// Texts that come in pieces are put together again by the inbox.
    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      var bytes = data.toString().getBytes(StandardCharsets.UTF_8);
      inbox.received(bytes, 0, bytes.length);
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      inbox.closed(
          reason.isEmpty()
              ? "the server closed the connection"
              : "the server closed the connection: " + reason);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      inbox.closed("the connection broke: " + ServerAddress.reason(error));
    }
  }
}
