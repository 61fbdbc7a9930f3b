package spieltisch.edge.http;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.ServerWebSocketHandshake;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import spieltisch.edge.config.OwnNames;
import spieltisch.edge.config.Security;

/// Checks the head of an HTTP request. The checks cover the form of the request, the server name in
/// it, and whether a page of another site sent the request.
final class RequestOriginCheck {
  private static final Set<HttpMethod> SAFE =
      Set.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS);
  private static final String JSON = "application/json";
  private static final String WEB_SOCKET_VERSION = "13";

  /// Whether a text is the base64 form of 16 bytes.
  private static final Predicate<String> IS_WEB_SOCKET_KEY =
      Pattern.compile("[A-Za-z0-9+/]{22}==").asMatchPredicate();

  private final Security security;

  RequestOriginCheck(Security security) {
    this.security = security;
  }

  Optional<RequestRefusal> refusal(HttpServerRequest request) {
    var headers = request.headers();
    boolean isWellFormed =
        (request.version() == HttpVersion.HTTP_1_1 || request.version() == HttpVersion.HTTP_1_0)
            && isWellFormed(request.uri())
            && hasKnownCoding(headers);
    if (!isWellFormed) return Optional.of(RequestRefusal.MALFORMED_REQUEST);
    // HTTP 1.0 requires no Host header, and browsers do not use HTTP 1.0.
    boolean mayOmitHost = request.version() == HttpVersion.HTTP_1_0;
    if (!(mayOmitHost && !headers.contains("Host"))) {
      var refusal = hostRefusal(headers);
      if (refusal.isPresent()) return refusal;
    }
    return SAFE.contains(request.method()) ? Optional.empty() : unsafeRefusal(headers);
  }

  Optional<RequestRefusal> refusal(ServerWebSocketHandshake handshake) {
    if (!isWellFormed(handshake.uri()) || !isStandardHandshake(handshake.headers()))
      return Optional.of(RequestRefusal.MALFORMED_REQUEST);
    var refusal = hostRefusal(handshake.headers());
    if (refusal.isPresent()) return refusal;
    return isAllowedOrigin(handshake.headers())
        ? Optional.empty()
        : Optional.of(RequestRefusal.FOREIGN_ORIGIN);
  }

  /// Returns whether a handshake has the version and a key of RFC 6455. Vert.x also accepts drafts
  /// of it, whose frames have other forms.
  private static boolean isStandardHandshake(MultiMap headers) {
    return WEB_SOCKET_VERSION.equals(headers.get("Sec-WebSocket-Version"))
        && Optional.ofNullable(headers.get("Sec-WebSocket-Key"))
            .filter(IS_WEB_SOCKET_KEY)
            .isPresent();
  }

  private Optional<RequestRefusal> hostRefusal(MultiMap headers) {
    var hosts = headers.getAll("Host");
    var host = hosts.size() == 1 ? OwnNames.host(hosts.getFirst()) : Optional.<String>empty();
    if (host.isEmpty()) return Optional.of(RequestRefusal.MALFORMED_REQUEST);
    return security.ownNames().contains(host.get())
        ? Optional.empty()
        : Optional.of(RequestRefusal.FOREIGN_NAME);
  }

  /// Returns why a request that changes data is refused; empty if the request is allowed. A form on
  /// another site can send a request without the user's consent, but a form cannot send the content
  /// type JSON.
  private Optional<RequestRefusal> unsafeRefusal(MultiMap headers) {
    if (!isAllowedOrigin(headers)) return Optional.of(RequestRefusal.FOREIGN_ORIGIN);
    var type = Optional.ofNullable(headers.get("Content-Type"));
    if (type.isEmpty() && !hasBody(headers)) return Optional.empty();
    boolean isJson =
        type.map(text -> text.split(";", 2)[0].strip().toLowerCase(Locale.ROOT))
            .filter(JSON::equals)
            .isPresent();
    return isJson ? Optional.empty() : Optional.of(RequestRefusal.NOT_JSON);
  }

  private static boolean hasBody(MultiMap headers) {
    if (headers.contains("Transfer-Encoding")) return true;
    var length = headers.get("Content-Length");
    return length != null && !length.equals("0");
  }

  private boolean isAllowedOrigin(MultiMap headers) {
    return security.allowsOrigin(
        Optional.ofNullable(headers.get("Origin")), Optional.ofNullable(headers.get("Host")));
  }

  /// Returns whether the transfer coding is known. With an unknown coding, the server could not
  /// find the end of the body.
  private static boolean hasKnownCoding(MultiMap headers) {
    var codings = headers.getAll("Transfer-Encoding");
    return codings.isEmpty()
        || codings.size() == 1 && codings.getFirst().equalsIgnoreCase("chunked");
  }

  /// Returns whether the request target is a path whose escapes are UTF-8 without control
  /// characters.
  private static boolean isWellFormed(String target) {
    if (!target.startsWith("/")) return false;
    var bytes = ByteBuffer.allocate(target.length());
    for (int i = 0; i < target.length(); i++) {
      char letter = target.charAt(i);
      if (letter > '~') return false;
      if (letter != '%') {
        bytes.put((byte) letter);
        continue;
      }
      int value = hex(target, i + 1);
      if (value < 0) return false;
      bytes.put((byte) value);
      i += 2;
    }
    return isText(bytes.flip());
  }

  private static int hex(String text, int start) {
    if (start + 2 > text.length()) return -1;
    int high = Character.digit(text.charAt(start), 16);
    int low = Character.digit(text.charAt(start + 1), 16);
    return high < 0 || low < 0 ? -1 : high << 4 | low;
  }

  private static boolean isText(ByteBuffer bytes) {
    try {
      var text = StandardCharsets.UTF_8.newDecoder().decode(bytes);
      return text.chars().noneMatch(Character::isISOControl);
    } catch (CharacterCodingException _) {
      return false;
    }
  }
}
