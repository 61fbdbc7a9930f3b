package spieltisch.client;

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
  private final Inbox inbox;
  private final WebSocket socket;

  private WebSocketLink(HttpClient http, Inbox inbox, WebSocket socket) {
    this.http = http;
    this.inbox = inbox;
    this.socket = socket;
  }

  /// @throws LinkException if nobody listens there, or none who knows WebSockets
  static WebSocketLink open(URI server, Duration patience) {
    var http = HttpClient.newBuilder().connectTimeout(patience).build();
    var inbox = new Inbox();
    try {
      var socket =
          http.newWebSocketBuilder()
              .connectTimeout(patience)
              .buildAsync(server, new Ear(inbox))
              .join();
      return new WebSocketLink(http, inbox, socket);
    } catch (CompletionException e) {
      http.shutdownNow();
      throw new LinkException("no server at " + server + " (" + Address.reason(e.getCause()) + ")");
    }
  }

  @Override
  public void send(String text) {
    socket
        .sendText(text, true)
        .whenComplete(
            (_, failure) -> {
              if (failure != null) inbox.closed("the connection broke: " + Address.reason(failure));
            })
        .exceptionally(_ -> socket)
        .join();
  }

  @Override
  public Heard hear(Duration patience) throws InterruptedException {
    return inbox.next(patience);
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

  private record Ear(Inbox inbox) implements WebSocket.Listener {
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
      inbox.closed("the connection broke: " + Address.reason(error));
    }
  }
}
