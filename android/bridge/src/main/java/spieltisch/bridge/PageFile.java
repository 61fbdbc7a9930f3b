package spieltisch.bridge;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/// A file of the page in the app: its name, type and headers. The page has an address of its own,
/// so that the web view gives it storage, modules and workers like a page of a server.
public final class PageFile {
  /// Names that end with `.invalid` belong to nobody, so no request can reach a real server.
  public static final String ORIGIN = "https://spieltisch.invalid";

  private static final String PAGE = "index.html";
  private static final Pattern NAME =
      Pattern.compile("(assets/)?[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+");
  private static final Pattern WORKER = Pattern.compile("assets/worker-[^/]*\\.js");

  /// The page of the app connects to servers through the bridge only.
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src"
          + " 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none';"
          + " form-action 'none'; frame-ancestors 'none'";

  /// The loader of the local tables makes functions from text, as on a server.
  private static final String WORKER_POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; connect-src 'self'";

  private static final Map<String, String> TYPES = types();

  public final String name;
  public final String type;
  public final String charset;

  private PageFile(String name, String type) {
    this.name = name;
    this.type = type;
    charset = "utf-8";
  }

  private static Map<String, String> types() {
    Map<String, String> types = new HashMap<>();
    types.put("html", "text/html");
    types.put("js", "text/javascript");
    types.put("css", "text/css");
    types.put("svg", "image/svg+xml");
    types.put("png", "image/png");
    types.put("wasm", "application/wasm");
    types.put("webmanifest", "application/manifest+json");
    return types;
  }

  /// The file at a path. The paths of all screens are the page itself, which reads the path.
  public static PageFile at(String path) {
    String name = path.startsWith("/") ? path.substring(1) : path;
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    return type == null || !NAME.matcher(name).matches()
        ? new PageFile(PAGE, "text/html")
        : new PageFile(name, type);
  }

  public Map<String, String> headers() {
    Map<String, String> headers = new HashMap<>();
    boolean isWorker = WORKER.matcher(name).matches();
    headers.put("Content-Security-Policy", isWorker ? WORKER_POLICY : POLICY);
    headers.put("X-Content-Type-Options", "nosniff");
    headers.put("Referrer-Policy", "no-referrer");
    return headers;
  }
}
