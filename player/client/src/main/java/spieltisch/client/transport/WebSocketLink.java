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

/// A link that uses a WebSocket.
final class WebSocketLink implements Link {
  private static final long CLOSE_TIMEOUT_MILLIS = 500;

  private final HttpClient http;
  private final LinkInbox linkInbox;
  private final WebSocket socket;

  private WebSocketLink(HttpClient http, LinkInbox linkInbox, WebSocket socket) {
    this.http = http;
    this.linkInbox = linkInbox;
    this.socket = socket;
  }

  /// @throws LinkException if the server is unreachable or does not accept WebSockets
  static WebSocketLink open(URI server, Duration timeout) {
    var http = HttpClient.newBuilder().connectTimeout(timeout).build();
    var linkInbox = new LinkInbox();
    try {
      var socket =
          http.newWebSocketBuilder()
              .connectTimeout(timeout)
              .buildAsync(server, new InboxListener(linkInbox))
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
                linkInbox.closed("connection failed: " + ServerAddress.reason(failure));
            })
        .exceptionally(_ -> socket)
        .join();
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    return linkInbox.next(timeout);
  }

  /// Sends a close frame, but does not wait for the server's close frame.
  @Override
  public void close() {
    try {
      socket
          .sendClose(WebSocket.NORMAL_CLOSURE, "")
          .get(CLOSE_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException _) {
      // The server is already gone.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    socket.abort();
    http.shutdownNow();
  }

  private record InboxListener(LinkInbox inbox) implements WebSocket.Listener {
    /// Passes received text to the inbox, which joins the fragments of a message.
    @Override
    public @Nullable CompletionStage<?> onText(
        WebSocket webSocket, CharSequence data, boolean last) {
      var bytes = data.toString().getBytes(StandardCharsets.UTF_8);
      inbox.received(bytes, 0, bytes.length);
      if (last) inbox.endOfMessage();
      webSocket.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket webSocket, int code, String reason) {
      inbox.closed(
          reason.isEmpty()
              ? "the server closed the connection"
              : "the server closed the connection: " + reason);
      return null;
    }

    @Override
    public void onError(WebSocket webSocket, Throwable error) {
      inbox.closed("connection failed: " + ServerAddress.reason(error));
    }
  }
}
