package spieltisch.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitUntilState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleSupplier;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/// Measures the page and writes the figures to `target/browser-figures.md`.
///
/// Only the bytes are asserted; times depend on the machine. Other programs can only slow a visit
/// down, so the fastest of several visits counts, after one visit to warm up server and browser.
final class PageFiguresTest extends BrowserFixture {
  private static final int MAX_BYTES = 150 * 1024;
  private static final int SLOWDOWN = 4;
  private static final int VISITS = 7;
  private static final int OBSERVED_MILLIS = 15_000;
  private static final int SETTLING_MILLIS = 2_000;
  private static final int LOG_LINES = 80;
  private static final Page.WaitForConsoleMessageOptions IS_DRAWN =
      new Page.WaitForConsoleMessageOptions()
          .setPredicate(message -> message.text().startsWith("drawn "));

  /// Logs the time at which the first hexagons are drawn. No other test code runs in the page
  /// before, because it would be measured too.
  private static final String REPORT_BOARD_DRAWN =
      """
      new MutationObserver((_, me) => {
        if (document.querySelectorAll('.board .tile').length < 19) return;
        me.disconnect();
        requestAnimationFrame(() =>
          requestAnimationFrame(() => console.log('drawn ' + performance.now())));
      }).observe(document, { childList: true, subtree: true });
      """;

  /// Logs the time at which the board and the whole log are drawn after a reload.
  private static final String REPORT_PAGE_COMPLETE =
      """
      new MutationObserver((_, me) => {
        const lines = Number(sessionStorage.getItem('lines') ?? Infinity);
        if (document.querySelectorAll('.board .tile').length < 19) return;
        if (document.querySelectorAll('.log li:not(.contributed)').length < lines) return;
        me.disconnect();
        requestAnimationFrame(() =>
          requestAnimationFrame(() => console.log('drawn ' + performance.now())));
      }).observe(document, { childList: true, subtree: true });
      """;

  private static final String MEASURE_FRAMES =
      """
      (millis) => new Promise((done) => {
        const frames = [];
        const start = performance.now();
        let last = start;
        const tick = (now) => {
          frames.push(now - last);
          last = now;
          if (now - start < millis) requestAnimationFrame(tick);
          else done(frames.slice(1).sort((a, b) => a - b));
        };
        requestAnimationFrame(tick);
      })
      """;

  @Test
  void the_first_board_stays_below_the_byte_limit() throws IOException {
    var lines = new ArrayList<String>(List.of("| figure | measured |", "|---|---|"));
    long[] bytes = bytesOfFirstBoard();
    lines.add(row("bytes until the first Catan board, packed", bytes[0] + " B"));
    lines.add(row("the Java model, packed, loaded after it", bytes[1] + " B"));
    lines.addAll(timesToBoard("start page to board", "/"));
    // One table for both: bots of a second table would disturb the measurement.
    var running = "/watch/" + botTable();
    lines.addAll(timesToBoard("running table to board", running));
    lines.addAll(framesWhileBotsPlay(running));
    Files.write(Path.of("target", "browser-figures.md"), lines);
    lines.forEach(System.out::println);
    assertTrue(bytes[0] <= MAX_BYTES, () -> bytes[0] + " bytes");
  }

  private static String row(String name, String value) {
    return "| " + name + " | " + value + " |";
  }

  private static String millis(double value) {
    return String.format(Locale.ROOT, "%.0f ms", value);
  }

  /// Loads a table as a player, because a spectator does not load the model.
  private long[] bytesOfFirstBoard() {
    var page = server.newPage(1366, 800);
    var network = page.context().newCDPSession(page);
    network.send("Network.enable");
    // Fetches of a service worker are not counted for the page.
    var bypass = new JsonObject();
    bypass.addProperty("bypass", true);
    network.send("Network.setBypassServiceWorker", bypass);
    var total = new long[2];
    var modelRequests = new ArrayList<String>();
    network.on("Network.responseReceived", event -> noteModel(event, modelRequests));
    network.on("Network.loadingFinished", event -> count(event, modelRequests, total));
    page.navigate(server.url("/"));
    page.locator("button.primary").click();
    page.waitForSelector(".stage .tile");
    page.waitForCondition(() -> total[1] > 0);
    page.context().close();
    return total;
  }

  private static void noteModel(JsonObject event, List<String> modelRequests) {
    var url = event.getAsJsonObject("response").get("url").getAsString();
    if (url.contains("/catan-legality-")) modelRequests.add(event.get("requestId").getAsString());
  }

  private static void count(JsonObject event, List<String> modelRequests, long[] total) {
    boolean isModel = modelRequests.contains(event.get("requestId").getAsString());
    total[isModel ? 1 : 0] += event.get("encodedDataLength").getAsLong();
  }

  private List<String> timesToBoard(String name, String path) {
    visit(path, SLOWDOWN);
    var slow = fastest(() -> visit(path, SLOWDOWN).drawn());
    var processor = fastest(() -> visit(path, 1).processor());
    return List.of(
        row(name + ", CPU 4× slower", millis(slow)),
        row(name + ", processor time of the page", millis(processor)));
  }

  /// Plays a part of a game against bots, and reloads the page while the bots wait for the player.
  @Test
  void a_reload_brings_the_whole_page_back() throws IOException {
    var driver = PageDriver.desktop(server);
    driver.page.addInitScript(REPORT_PAGE_COMPLETE);
    driver.open(server.url("/"));
    driver.playBots("catan");
    driver.waitFor(".status");
    driver.placeStartPieces();
    CatanClicker.playUntil(driver, () -> driver.page.locator(".log li").count() >= LOG_LINES);
    // The bots wait during the player's own turn.
    assertThat(driver.status()).containsText("Du bist dran");
    // Only the page that contributed to the dice has an entry about its contribution.
    var entries = driver.page.locator(".log li:not(.contributed)");
    int lines = entries.count();
    driver.page.evaluate("(lines) => sessionStorage.setItem('lines', lines)", lines);
    new PageMetrics(driver.page).slowDown(SLOWDOWN);
    reload(driver.page);
    var complete = fastest(() -> reload(driver.page));
    // The bots may have played on in the meantime.
    assertTrue(entries.count() >= lines, () -> "fewer than " + lines + " lines");
    driver.page.context().close();
    var name = "reload of a game with " + lines + " lines to the whole page, CPU 4× slower";
    Files.writeString(
        Path.of("target", "reload-figure.md"),
        row(name, millis(complete)) + System.lineSeparator());
  }

  private static double reload(Page page) {
    var commit = new Page.ReloadOptions().setWaitUntil(WaitUntilState.COMMIT);
    var message = page.waitForConsoleMessage(IS_DRAWN, () -> page.reload(commit));
    return Double.parseDouble(message.text().substring("drawn ".length()));
  }

  private static double fastest(DoubleSupplier visit) {
    return DoubleStream.generate(visit).limit(VISITS).min().orElseThrow();
  }

  /// Milliseconds from the start of the navigation to the frame with the board, and processor
  /// milliseconds of the page's thread.
  private record Visit(double drawn, double processor) {}

  /// Waits until the browser has built its own window, which takes about a second of processor
  /// time.
  private Page newSettledPage() {
    var page = server.newPage(1366, 800);
    page.waitForTimeout(SETTLING_MILLIS);
    return page;
  }

  private Visit visit(String path, int slowdown) {
    var page = newSettledPage();
    page.addInitScript(REPORT_BOARD_DRAWN);
    var metrics = new PageMetrics(page);
    metrics.slowDown(slowdown);
    metrics.countProcessorTime();
    var commit = new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT);
    var message =
        page.waitForConsoleMessage(IS_DRAWN, () -> page.navigate(server.url(path), commit));
    var drawn = Double.parseDouble(message.text().substring("drawn ".length()));
    var visit = new Visit(drawn, metrics.processorMillis());
    page.context().close();
    return visit;
  }

  private String botTable() {
    var name = "Figuren-" + System.nanoTime();
    var bots = "\"random\",\"random\",\"random\",\"random\"";
    var body =
        "{\"name\":\""
            + name
            + "\",\"players\":[4,4],\"victoryPoints\":20,\"bots\":["
            + bots
            + "]}";
    assertEquals(201, server.post("/api/v1/tables", body));
    return name;
  }

  private List<String> framesWhileBotsPlay(String path) {
    var page = newSettledPage();
    page.navigate(server.url(path));
    page.waitForSelector(".stage .tile");
    var frames = frames(page);
    var longest = new PageMetrics(page).longestTask(() -> page.waitForTimeout(OBSERVED_MILLIS));
    page.context().close();
    return List.of(
        row("frames drawn in 15 s while four bots play", Integer.toString(frames.size())),
        row("99th percentile of a frame", millis(frames.get((int) (0.99 * (frames.size() - 1))))),
        row("frames over 50 ms", Long.toString(frames.stream().filter(f -> f > 50.5).count())),
        row("longest frame", millis(frames.getLast())),
        row("longest task of the page, processor time", millis(longest)));
  }

  private static List<Double> frames(Page page) {
    var measured = (List<?>) page.evaluate(MEASURE_FRAMES, OBSERVED_MILLIS);
    return measured.stream().map(value -> ((Number) value).doubleValue()).toList();
  }
}
