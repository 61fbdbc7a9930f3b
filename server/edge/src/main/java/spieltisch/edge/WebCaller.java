package spieltisch.edge;

import io.vertx.core.http.HttpConnection;

/// One connection to the HTTP port, from before its first request on.
final class WebCaller {
  private final Foyer foyer;
  private final HttpConnection connection;
  private final String address;
  private final boolean isWelcome;
  private final long handshake;

  WebCaller(Foyer foyer, HttpConnection connection) {
    this.foyer = foyer;
    this.connection = connection;
    address = connection.remoteAddress().hostAddress();
    isWelcome = foyer.gate().enter(address);
    if (!isWelcome) foyer.metrics().cut(Metrics.Cut.CROWD);
    handshake =
        foyer.vertx().setTimer(foyer.limits().handshake().toMillis(), _ -> hangUpOnSilence());
  }

  /// Before a request there is no way to say why.
  private void hangUpOnSilence() {
    foyer.metrics().cut(Metrics.Cut.SILENT);
    var _ = connection.close();
  }

  HttpConnection connection() {
    return connection;
  }

  boolean isWelcome() {
    return isWelcome;
  }

  void spoke() {
    foyer.vertx().cancelTimer(handshake);
  }

  void gone() {
    foyer.vertx().cancelTimer(handshake);
    if (isWelcome) foyer.gate().leave(address);
  }
}
