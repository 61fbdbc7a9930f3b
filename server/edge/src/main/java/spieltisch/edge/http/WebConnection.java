package spieltisch.edge.http;

import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.ConnectionRegistry;

/// A connection to an HTTP port, tracked from its first byte.
///
/// A timer limits the time until a request has arrived with its body, and the time between two
/// requests. The timer does not limit the time of an answer.
///
/// A connection counts towards the limits of its peer's address. But the connections of a trusted
/// proxy carry the requests of many clients. On such a connection, each request counts for the
/// address of its client until the request is answered.
final class WebConnection {
  private final ConnectionRegistry registry;
  private final HttpConnection connection;
  private final boolean isProxy;
  private Optional<String> countedAddress = Optional.empty();
  private @Nullable HttpServerRequest unanswered;
  private long timer;
  private boolean isClosing;

  WebConnection(ConnectionRegistry registry, HttpConnection connection, boolean isProxy) {
    this.registry = registry;
    this.connection = connection;
    this.isProxy = isProxy;
    if (!isProxy) count(connection.remoteAddress().hostAddress());
    startTimer();
  }

  private void count(String address) {
    if (registry.limiter().admit(address)) countedAddress = Optional.of(address);
    else registry.metrics().disconnected(Metrics.DisconnectCause.ADDRESS_LIMIT);
  }

  private void release() {
    countedAddress.ifPresent(registry.limiter()::release);
    countedAddress = Optional.empty();
  }

  private void startTimer() {
    stopTimer();
    timer = registry.vertx().setTimer(registry.limits().handshake().toMillis(), _ -> timedOut());
  }

  private void stopTimer() {
    registry.vertx().cancelTimer(timer);
  }

  private void timedOut() {
    registry.metrics().disconnected(Metrics.DisconnectCause.HANDSHAKE_TIMEOUT);
    var request = unanswered;
    if (request != null && !request.response().headWritten())
      refuse(request, RequestRefusal.REQUEST_TIMEOUT.response());
    else {
      var _ = connection.close();
    }
  }

  /// Sends a response and closes the connection. Later data on the connection is not read, because
  /// the end of the refused request may be unknown.
  void refuse(HttpServerRequest request, JsonResponse response) {
    isClosing = true;
    response
        .send(request.response().putHeader("Connection", "close"))
        .onComplete(_ -> connection.close());
  }

  boolean isClosing() {
    return isClosing;
  }

  HttpConnection connection() {
    return connection;
  }

  /// Handles the arrival of a request whose body may still be missing. Returns whether the client's
  /// address is admitted.
  boolean requestReceived(HttpServerRequest request, String address) {
    unanswered = request;
    startTimer();
    if (isProxy) count(address);
    request.end().onComplete(_ -> requestEnded());
    request.response().endHandler(_ -> answered());
    return countedAddress.isPresent();
  }

  private void requestEnded() {
    if (unanswered != null) stopTimer();
  }

  private void answered() {
    unanswered = null;
    if (isProxy) release();
    startTimer();
  }

  /// Handles the arrival of a WebSocket handshake. Returns whether the client's address is
  /// admitted.
  boolean handshakeReceived(String address) {
    if (isProxy) count(address);
    return countedAddress.isPresent();
  }

  /// Stops the timer, because the connection has become a WebSocket, which has its own limits.
  void handshakeAccepted() {
    stopTimer();
  }

  void closed() {
    stopTimer();
    release();
  }
}
