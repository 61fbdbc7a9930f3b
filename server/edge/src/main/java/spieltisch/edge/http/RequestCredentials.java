package spieltisch.edge.http;

import io.vertx.ext.web.RoutingContext;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import spieltisch.edge.access.Credentials;
import spieltisch.kernel.RefusalReason;
import spieltisch.table.TableRefusal;

/// The credentials of an HTTP request. Credentials are sent as headers, because request addresses
/// end up in logs and browser histories.
final class RequestCredentials {
  /// The header with the password of the table. The value of the header is percent-encoded UTF-8,
  /// because headers are ASCII.
  private static final String PASSWORD = "Table-Password";

  /// The header with the token of a seat at the table.
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

  /// Returns the address of the client. The limits count requests by this address.
  static String address(RoutingContext call) {
    return HttpListener.clientAddress(call);
  }

  /// Decodes percent-encoding. A text that is not valid percent-encoding stays unchanged.
  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException _) {
      return text;
    }
  }

  /// Returns the response to a request whose client has no access.
  static JsonResponse refused(RefusalReason reason) {
    return JsonResponse.refused(reason == TableRefusal.TOO_MANY_GUESSES ? 429 : 403, reason);
  }
}
