package spieltisch.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.RequestOptions;
import io.vertx.core.json.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import spieltisch.edge.Server;
import spieltisch.edge.config.AnalysisLimits;
import spieltisch.edge.config.DialectTables;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Ports;
import spieltisch.edge.config.ServerSetup;
import spieltisch.host.Host;
import spieltisch.host.SystemTimeSource;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Table;
import spieltisch.table.options.TableOptions;

/// A server on the loopback interface, together with a Chromium browser.
final class BrowserServer implements AutoCloseable {
  /// The timeout of browser operations, long enough for a slow machine.
  static final int TIMEOUT_MILLIS = 90_000;

  /// All pages connect from one address, so the limits per address are high.
  private static final Limits LIMITS =
      new Limits(1 << 20, Duration.ofHours(1), Duration.ofHours(1), 1_000, 0, 0);

  /// Analyses that end soon.
  private static final AnalysisLimits ANALYSES = new AnalysisLimits(1, 20, 20, 16 << 20, 50);

  private static final Duration BOT_PAUSE = Duration.ofMillis(10);
  private static final List<Path> BROWSERS =
      Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
          .map(Path::of)
          .toList();

  private final SqliteLog log;
  private final SystemTimeSource time = new SystemTimeSource();
  private final Host host;
  private final Server server;
  private final Playwright playwright;
  private final Browser browser;

  private BrowserServer(Path folder, Path executable) {
    log = new SqliteLog(folder.resolve("games.db"));
    host = new Host(log, time, BOT_PAUSE);
    var tables = DialectTables.same(TableOptions.standard());
    var setup = ServerSetup.standard(tables, Ports.LOOPBACK, LIMITS, "Spieltisch").with(ANALYSES);
    server = Server.start(host, setup);
    playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(executable)
                    .setArgs(
                        List.of(
                            "--no-sandbox",
                            "--disable-gpu",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--disable-sync",
                            "--no-first-run")));
  }

  /// Starts the server and the browser; empty if the machine has no Chromium.
  static Optional<BrowserServer> open(Path folder) {
    return BROWSERS.stream()
        .filter(Files::isExecutable)
        .findFirst()
        .map(executable -> new BrowserServer(folder, executable));
  }

  /// Opens a page in a new German browser context.
  Page newPage(int width, int height) {
    return newPage(new Browser.NewContextOptions().setViewportSize(width, height));
  }

  /// Opens a page on a mobile device with a touch screen.
  Page newPhonePage(int width, int height) {
    var small = new Browser.NewContextOptions().setViewportSize(width, height);
    return newPage(small.setHasTouch(true).setIsMobile(true));
  }

  private Page newPage(Browser.NewContextOptions options) {
    var context = browser.newContext(options.setLocale("de-DE"));
    context.setDefaultTimeout(TIMEOUT_MILLIS);
    context.setDefaultNavigationTimeout(TIMEOUT_MILLIS);
    return context.newPage();
  }

  String url(String path) {
    return "http://127.0.0.1:" + server.port("web") + path;
  }

  /// The address of protocol 1.0 over TCP.
  String tcpUrl() {
    return "tcp://127.0.0.1:" + server.port("1.0");
  }

  /// Posts a JSON body and returns the status code.
  int post(String path, String body) {
    var context = playwright.request().newContext();
    var options =
        RequestOptions.create().setHeader("Content-Type", "application/json").setData(body);
    int status = context.post(url(path), options).status();
    context.dispose();
    return status;
  }

  JsonObject getJson(String path) {
    var context = playwright.request().newContext();
    var text = context.get(url(path)).text();
    context.dispose();
    return new JsonObject(text);
  }

  /// An open or running table.
  Table table(String name) {
    return host.findByName(name).orElseThrow().table();
  }

  /// The options of an open table.
  TableOptions options(String table) {
    return table(table).options();
  }

  boolean isPaused(String table) {
    return table(table).isPaused();
  }

  /// The number of entries of an open table.
  long version(String table) {
    return table(table).version();
  }

  static void screenshot(Page page, String name) {
    page.screenshot(
        new Page.ScreenshotOptions().setPath(Path.of("target", "screenshots", name + ".png")));
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
    server.close();
    host.close();
    time.close();
    log.close();
  }
}
