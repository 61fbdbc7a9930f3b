package spieltisch.edge.http;

import io.vertx.core.http.HttpConnection;
import spieltisch.edge.config.Metrics;
import spieltisch.edge.transport.ConnectionRegistry;

/// One connection to the HTTP port, from before its first request on.
final class WebConnection {
  private final ConnectionRegistry connectionRegistry;
  private final HttpConnection connection;
  private final String address;
  private final boolean isWelcome;
  private final long handshake;

  WebConnection(ConnectionRegistry connectionRegistry, HttpConnection connection) {
    this.connectionRegistry = connectionRegistry;
    this.connection = connection;
    address = connection.remoteAddress().hostAddress();
    isWelcome = connectionRegistry.gate().enter(address);
    if (!isWelcome) connectionRegistry.metrics().cut(Metrics.DisconnectCause.CROWD);
    handshake =
        connectionRegistry
            .vertx()
            .setTimer(connectionRegistry.limits().handshake().toMillis(), _ -> hangUpOnSilence());
  }

  /// Before a request there is no way to say why.
  private void hangUpOnSilence() {
    connectionRegistry.metrics().cut(Metrics.DisconnectCause.SILENT);
    var _ = connection.close();
  }

  HttpConnection connection() {
    return connection;
  }

  boolean isWelcome() {
    return isWelcome;
  }

  void spoke() {
    connectionRegistry.vertx().cancelTimer(handshake);
  }

  void gone() {
    connectionRegistry.vertx().cancelTimer(handshake);
    if (isWelcome) connectionRegistry.gate().leave(address);
  }
}
