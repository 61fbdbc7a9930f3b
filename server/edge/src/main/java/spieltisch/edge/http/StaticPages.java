package spieltisch.edge.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/// The files of the browser client, from the class path.
///
/// The client has screens of its own at a few paths; they all are the one page. Everything else is
/// a file or is not there. Nothing foreign runs or frames the page; it may speak to any WebSocket,
/// since it can be pointed at another server of the protocol.
final class StaticPages {
  private static final String FOLDER = "/spieltisch/web/";
  private static final String PAGE = "index.html";
  private static final Pattern FILE =
      Pattern.compile("(assets/)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+");
  private static final Pattern SCREEN =
      Pattern.compile(
          "/(lobby|settings|help|table|watch|replay)?|/(table|watch|replay|torres)/[^/]*"
              + "|/torres/[^/]*/watch");
  private static final int WORTH_PACKING = 1024;

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "txt", "text/plain; charset=utf-8");

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src"
          + " 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' ws: wss:; base-uri"
          + " 'none'; form-action 'none'; frame-ancestors 'none'";

  private final Map<String, Optional<Sheet>> sheets = new ConcurrentHashMap<>();

  /// A file as it is and packed.
  private record Sheet(Buffer plain, Optional<Buffer> packed, String type) {}

  /// Behind everything else: these paths are what nobody else wants.
  void addTo(Router router) {
    router.route().method(HttpMethod.GET).method(HttpMethod.HEAD).last().handler(this::answer);
  }

  private void answer(RoutingContext call) {
    var path = Objects.requireNonNullElse(call.request().path(), "/");
    var name = path.substring(1);
    if (SCREEN.matcher(path).matches()) send(call, PAGE);
    else if (FILE.matcher(name).matches()) send(call, name);
    else missing(call);
  }

  private void send(RoutingContext call, String name) {
    var sheet = sheets.computeIfAbsent(name, StaticPages::load);
    if (sheet.isPresent()) send(call, name, sheet.get());
    else if (name.equals(PAGE)) withoutClient(call.response());
    else missing(call);
  }

  private static void send(RoutingContext call, String name, Sheet sheet) {
    var response = guard(call.response()).putHeader("Content-Type", sheet.type());
    // The names of assets contain a hash of what is in them.
    response.putHeader(
        "Cache-Control",
        name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    response.putHeader("Vary", "Accept-Encoding");
    if (sheet.packed().isPresent() && takesGzip(call))
      response.putHeader("Content-Encoding", "gzip").end(sheet.packed().get());
    else response.end(sheet.plain());
  }

  private static boolean takesGzip(RoutingContext call) {
    var accepted = call.request().getHeader("Accept-Encoding");
    return accepted != null && accepted.contains("gzip");
  }

  private static HttpServerResponse guard(HttpServerResponse response) {
    return response
        .putHeader("Content-Security-Policy", POLICY)
        .putHeader("X-Content-Type-Options", "nosniff")
        .putHeader("Referrer-Policy", "no-referrer")
        .putHeader("Cross-Origin-Opener-Policy", "same-origin")
        .putHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  }

  /// Who came with a browser is shown a way home by the page; others are told in a sentence.
  private void missing(RoutingContext call) {
    var response = call.response().setStatusCode(404);
    var page = sheets.computeIfAbsent(PAGE, StaticPages::load);
    if (page.isPresent() && isLookedAt(call)) send(call, PAGE, page.get());
    else
      guard(response)
          .putHeader("Content-Type", "text/plain; charset=utf-8")
          .end("Diese Seite gibt es nicht. There is no such page.\n");
  }

  private static boolean isLookedAt(RoutingContext call) {
    var accepted = call.request().getHeader("Accept");
    return accepted != null && accepted.contains("text/html");
  }

  /// A server that was built without the client still says what it is.
  private static void withoutClient(HttpServerResponse response) {
    guard(response).putHeader("Content-Type", "text/plain; charset=utf-8").end("Spieltisch\n");
  }

  private static Optional<Sheet> load(String name) {
    try (var file = StaticPages.class.getResourceAsStream(FOLDER + name)) {
      if (file == null) return Optional.empty();
      var type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
      if (type == null) return Optional.empty();
      var bytes = file.readAllBytes();
      return Optional.of(new Sheet(Buffer.buffer(bytes), pack(bytes, type), type));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Buffer> pack(byte[] bytes, String type) throws IOException {
    if (bytes.length < WORTH_PACKING || type.equals("image/png")) return Optional.empty();
    var packed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(packed)) {
      gzip.write(bytes);
    }
    return Optional.of(Buffer.buffer(packed.toByteArray()));
  }
}
