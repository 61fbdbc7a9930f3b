package spieltisch.edge.http;

import io.vertx.ext.web.RoutingContext;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import spieltisch.edge.access.Credentials;
import spieltisch.kernel.RefusalReason;
import spieltisch.table.TableRefusal;

/// The credentials of an HTTP request. They are headers, because addresses of requests end up in
/// logs and in the history of browsers.
final class RequestCredentials {
  /// The password of the table; UTF-8 with percent-encoding, because headers are ASCII.
  private static final String PASSWORD = "Table-Password";

  /// The token of a seat at the table.
  private static final String TOKEN = "Seat-Token";

  private RequestCredentials() {}

  static Credentials of(RoutingContext call) {
    var password =
        Optional.ofNullable(call.request().getHeader(PASSWORD))
            .filter(text -> !text.isEmpty())
            .map(RequestCredentials::decoded);
    return new Credentials(
        address(call), password, Optional.ofNullable(call.request().getHeader(TOKEN)));
  }

  /// The address of the client, for limits.
  static String address(RoutingContext call) {
    return call.request().remoteAddress().hostAddress();
  }

  /// Decodes percent-encoding; a text that is not encoded stays as it is.
  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException _) {
      return text;
    }
  }

  /// The response to a request without access.
  static JsonResponse refused(RefusalReason reason) {
    return JsonResponse.refused(reason == TableRefusal.TOO_MANY_GUESSES ? 429 : 403, reason);
  }
}
