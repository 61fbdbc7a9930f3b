package spieltisch.edge.http;

import io.vertx.core.http.HttpConnection;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.ConnectionRegistry;

/// One connection to the HTTP port, tracked from its first byte.
final class WebConnection {
  private final ConnectionRegistry registry;
  private final HttpConnection connection;
  private final String address;
  private final boolean isAdmitted;
  private final long handshakeTimer;

  WebConnection(ConnectionRegistry registry, HttpConnection connection) {
    this.registry = registry;
    this.connection = connection;
    address = connection.remoteAddress().hostAddress();
    isAdmitted = registry.limiter().admit(address);
    if (!isAdmitted) registry.metrics().disconnected(Metrics.DisconnectCause.ADDRESS_LIMIT);
    handshakeTimer =
        registry
            .vertx()
            .setTimer(registry.limits().handshake().toMillis(), _ -> handshakeTimedOut());
  }

  /// Closes the connection without a message, because there is no request to answer.
  private void handshakeTimedOut() {
    registry.metrics().disconnected(Metrics.DisconnectCause.HANDSHAKE_TIMEOUT);
    var _ = connection.close();
  }

  HttpConnection connection() {
    return connection;
  }

  boolean isAdmitted() {
    return isAdmitted;
  }

  void requestReceived() {
    registry.vertx().cancelTimer(handshakeTimer);
  }

  void closed() {
    registry.vertx().cancelTimer(handshakeTimer);
    if (isAdmitted) registry.limiter().release(address);
  }
}
