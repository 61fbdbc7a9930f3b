package spieltisch.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import spieltisch.edge.Server;
import spieltisch.edge.config.Limits;
import spieltisch.edge.config.Ports;
import spieltisch.host.Host;
import spieltisch.host.SystemTimeSource;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.TableOptions;

/// A real server on this machine and a browser that looks at it.
final class BrowserServer implements AutoCloseable {
  /// Much longer than anything takes, so that a slow machine fails nothing.
  static final int PATIENCE = 90_000;

  /// All visitors come from one address.
  private static final Limits GENEROUS =
      new Limits(1 << 20, Duration.ofHours(1), Duration.ofHours(1), 1_000, 0, 0);

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
    server = Server.start(host, TableOptions.standard(), Ports.LOOPBACK, GENEROUS, "Spieltisch");
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

  /// Empty if this machine has no browser.
  static Optional<BrowserServer> open(Path folder) {
    return BROWSERS.stream()
        .filter(Files::isExecutable)
        .findFirst()
        .map(executable -> new BrowserServer(folder, executable));
  }

  /// A fresh browser of somebody who speaks German.
  Page visitor(int width, int height) {
    return visitor(new Browser.NewContextOptions().setViewportSize(width, height));
  }

  /// A phone, which is tapped with a finger.
  Page phone(int width, int height) {
    var small = new Browser.NewContextOptions().setViewportSize(width, height);
    return visitor(small.setHasTouch(true).setIsMobile(true));
  }

  private Page visitor(Browser.NewContextOptions options) {
    var context = browser.newContext(options.setLocale("de-DE"));
    context.setDefaultTimeout(PATIENCE);
    context.setDefaultNavigationTimeout(PATIENCE);
    return context.newPage();
  }

  String url(String path) {
    return "http://127.0.0.1:" + server.port("web") + path;
  }

  /// Posts a body of JSON and answers the status.
  int post(String path, String body) {
    var context = playwright.request().newContext();
    var options =
        RequestOptions.create().setHeader("Content-Type", "application/json").setData(body);
    int status = context.post(url(path), options).status();
    context.dispose();
    return status;
  }

  static void keep(Page page, String name) {
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
