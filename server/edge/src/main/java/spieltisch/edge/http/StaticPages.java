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

/// Serves the files of the browser client from the class path.
///
/// All paths of the client's screens return the same page. Every other path is the name of a file,
/// or it is unknown. The security headers forbid foreign scripts and framing by other sites. The
/// headers allow WebSockets to any host, because the client can play on other servers.
final class StaticPages {
  private static final String FOLDER = "/spieltisch/web/";
  private static final String PAGE = "index.html";
  private static final Pattern FILE =
      Pattern.compile("(assets/)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+");
  private static final Pattern SCREEN =
      Pattern.compile(
          "/(lobby|settings|help|table|watch|replay)?"
              + "|/(table|watch|replay|result|analysis|torres|help|learn)/[^/]*"
              + "|/torres/[^/]*/watch|/replay/[^/]*/[0-9]+");
  private static final int MIN_GZIP_BYTES = 1024;

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "wasm", "application/wasm",
          "json", "application/json",
          "webmanifest", "application/manifest+json",
          "txt", "text/plain; charset=utf-8");

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src"
          + " 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' ws: wss:; base-uri"
          + " 'none'; form-action 'none'; frame-ancestors 'none'";

  /// The policy of the web worker that runs local tables. The worker compiles a WebAssembly module,
  /// and the script that loads the module makes functions from text. A worker has no document, and
  /// the policy lets it fetch only files of this server.
  private static final String WORKER_POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; connect-src 'self'";

  private static final Pattern WORKER = Pattern.compile("assets/worker-[^/]*\\.js");

  /// The files that were requested. Unknown names are not kept, because anybody can invent them.
  private final Map<String, StaticFile> files = new ConcurrentHashMap<>();

  /// A file and, if compression is worthwhile, its gzip version.
  private record StaticFile(Buffer plain, Optional<Buffer> gzipped, String type) {}

  /// Adds the last route, which handles all paths that no other route handles.
  void addTo(Router router) {
    router.route().method(HttpMethod.GET).method(HttpMethod.HEAD).last().handler(this::handle);
  }

  private void handle(RoutingContext call) {
    var path = Objects.requireNonNullElse(call.request().path(), "/");
    var name = path.substring(1);
    if (SCREEN.matcher(path).matches()) send(call, PAGE);
    else if (FILE.matcher(name).matches()) send(call, name);
    else sendNotFound(call);
  }

  private void send(RoutingContext call, String name) {
    var file = file(name);
    if (file.isPresent()) send(call, name, file.get());
    else if (name.equals(PAGE)) sendPlaceholder(call.response());
    else sendNotFound(call);
  }

  private static void send(RoutingContext call, String name, StaticFile file) {
    var response = addSecurityHeaders(call.response()).putHeader("Content-Type", file.type());
    // Asset names contain a hash of the content, so browsers may cache assets for long.
    response.putHeader(
        "Cache-Control",
        name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    if (WORKER.matcher(name).matches())
      response.putHeader("Content-Security-Policy", WORKER_POLICY);
    response.putHeader("Vary", "Accept-Encoding");
    if (file.gzipped().isPresent() && acceptsGzip(call))
      response.putHeader("Content-Encoding", "gzip").end(file.gzipped().get());
    else response.end(file.plain());
  }

  private static boolean acceptsGzip(RoutingContext call) {
    var accepted = call.request().getHeader("Accept-Encoding");
    return accepted != null && accepted.contains("gzip");
  }

  private static HttpServerResponse addSecurityHeaders(HttpServerResponse response) {
    return response
        .putHeader("Content-Security-Policy", POLICY)
        .putHeader("X-Content-Type-Options", "nosniff")
        .putHeader("Referrer-Policy", "no-referrer")
        .putHeader("Cross-Origin-Opener-Policy", "same-origin")
        .putHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  }

  /// Answers a request for an unknown path. Browsers get the page, which then shows a link to the
  /// start page. Other clients get plain text.
  private void sendNotFound(RoutingContext call) {
    var response = call.response().setStatusCode(404);
    var page = file(PAGE);
    if (page.isPresent() && acceptsHtml(call)) send(call, PAGE, page.get());
    else
      addSecurityHeaders(response)
          .putHeader("Content-Type", "text/plain; charset=utf-8")
          .end("Diese Seite gibt es nicht. There is no such page.\n");
  }

  private static boolean acceptsHtml(RoutingContext call) {
    var accepted = call.request().getHeader("Accept");
    return accepted != null && accepted.contains("text/html");
  }

  /// Answers requests if the server was built without the browser client.
  private static void sendPlaceholder(HttpServerResponse response) {
    addSecurityHeaders(response)
        .putHeader("Content-Type", "text/plain; charset=utf-8")
        .end("Spieltisch\n");
  }

  private Optional<StaticFile> file(String name) {
    var kept = Optional.ofNullable(files.get(name));
    if (kept.isPresent()) return kept;
    var loaded = load(name);
    loaded.ifPresent(file -> files.put(name, file));
    return loaded;
  }

  /// The number of files in memory.
  int size() {
    return files.size();
  }

  private static Optional<StaticFile> load(String name) {
    try (var resource = StaticPages.class.getResourceAsStream(FOLDER + name)) {
      if (resource == null) return Optional.empty();
      var type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
      if (type == null) return Optional.empty();
      var bytes = resource.readAllBytes();
      return Optional.of(new StaticFile(Buffer.buffer(bytes), gzip(bytes, type), type));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Buffer> gzip(byte[] bytes, String type) throws IOException {
    if (bytes.length < MIN_GZIP_BYTES || type.equals("image/png")) return Optional.empty();
    var gzipped = new ByteArrayOutputStream();
    try (var stream = new GZIPOutputStream(gzipped)) {
      stream.write(bytes);
    }
    return Optional.of(Buffer.buffer(gzipped.toByteArray()));
  }
}
