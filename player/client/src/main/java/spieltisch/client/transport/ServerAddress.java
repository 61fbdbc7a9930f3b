package spieltisch.client.transport;

import java.net.ConnectException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The address of a server: `ws://host:8080/catan`, `wss://host/catan` or `tcp://host:8010`.
public record ServerAddress(URI uri) {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);

  /// Parses the text of an address; empty if the text is not a valid address.
  public static Optional<ServerAddress> of(String text) {
    try {
      var uri = new URI(text);
      boolean isTcp = "tcp".equals(uri.getScheme()) && uri.getPort() > 0;
      boolean isWeb = "ws".equals(uri.getScheme()) || "wss".equals(uri.getScheme());
      return uri.getHost() != null && (isTcp || isWeb)
          ? Optional.of(new ServerAddress(uri))
          : Optional.empty();
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }

  /// Connects to the server.
  ///
  /// @throws LinkException if the server is unreachable
  public Link open() {
    return "tcp".equals(uri.getScheme())
        ? SocketLink.open(uri.getHost(), uri.getPort(), CONNECT_TIMEOUT)
        : WebSocketLink.open(uri, CONNECT_TIMEOUT);
  }

  /// Describes in a few words why a connection failed.
  public static String reason(@Nullable Throwable failure) {
    return switch (failure) {
      case null -> "unknown reason";
      case UnknownHostException _ -> "unknown host";
      case WebSocketHandshakeException handshake ->
          "it answers with status " + handshake.getResponse().statusCode() + ", not a WebSocket";
      case ConnectException refused ->
          Objects.requireNonNullElse(refused.getMessage(), "connection refused");
      default ->
          Objects.requireNonNullElse(failure.getMessage(), failure.getClass().getSimpleName());
    };
  }

  @Override
  public String toString() {
    return uri.toString();
  }
}
