package spieltisch.browser;

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

/// Measures the page and leaves the figures in `target/browser-figures.md`.
///
/// Only bytes are judged here: times depend on the machine. Other programs can only slow a visit
/// down, so the quickest of some counts, after a first one in which server and browser warm up.
final class PageFiguresTest extends BrowserExtension {
  private static final int MOST_BYTES = 150 * 1024;
  private static final int SLOWDOWN = 4;
  private static final int VISITS = 7;
  private static final int WATCHED_MILLIS = 15_000;
  private static final int SETTLING_MILLIS = 2_000;

  /// Tells the moment at which the first hexagons are drawn. Nothing else of the test runs in the
  /// page before: it would be measured too.
  private static final String WATCH_FOR_THE_BOARD =
      """
      new MutationObserver((_, me) => {
        if (document.querySelectorAll('.board .tile').length < 19) return;
        me.disconnect();
        requestAnimationFrame(() =>
          requestAnimationFrame(() => console.log('drawn ' + performance.now())));
      }).observe(document, { childList: true, subtree: true });
      """;

  private static final String WATCH_THE_FRAMES =
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
  void the_first_board_needs_few_bytes_and_the_figures_are_written_down() throws IOException {
    var lines = new ArrayList<String>(List.of("| figure | measured |", "|---|---|"));
    long[] bytes = bytesOfTheFirstBoard();
    lines.add(row("bytes until the first Catan board, packed", bytes[0] + " B"));
    lines.add(row("the Java model, packed, loaded after it", bytes[1] + " B"));
    lines.addAll(untilTheBoard("start page to board", "/"));
    // One table for both: bots of a second one would play on beside what is measured.
    var running = "/watch/" + botTable();
    lines.addAll(untilTheBoard("running table to board", running));
    lines.addAll(framesWhileBotsPlay(running));
    Files.write(Path.of("target", "browser-figures.md"), lines);
    lines.forEach(System.out::println);
    assertTrue(bytes[0] <= MOST_BYTES, () -> bytes[0] + " bytes");
  }

  private static String row(String name, String value) {
    return "| " + name + " | " + value + " |";
  }

  private static String millis(double value) {
    return String.format(Locale.ROOT, "%.0f ms", value);
  }

  /// A player's table: who only watches needs no model.
  private long[] bytesOfTheFirstBoard() {
    var page = browserServer.visitor(1366, 800);
    var network = page.context().newCDPSession(page);
    network.send("Network.enable");
    // What a service worker fetches is not counted for the page.
    var bypass = new JsonObject();
    bypass.addProperty("bypass", true);
    network.send("Network.setBypassServiceWorker", bypass);
    var total = new long[2];
    var judges = new ArrayList<String>();
    network.on("Network.responseReceived", event -> noteJudge(event, judges));
    network.on("Network.loadingFinished", event -> count(event, judges, total));
    page.navigate(browserServer.url("/"));
    page.locator("button.primary").click();
    page.waitForSelector(".stage .tile");
    page.waitForCondition(() -> total[1] > 0);
    page.context().close();
    return total;
  }

  private static void noteJudge(JsonObject event, List<String> judges) {
    var url = event.getAsJsonObject("response").get("url").getAsString();
    if (url.contains("/judge-")) judges.add(event.get("requestId").getAsString());
  }

  private static void count(JsonObject event, List<String> judges, long[] total) {
    boolean isJudge = judges.contains(event.get("requestId").getAsString());
    total[isJudge ? 1 : 0] += event.get("encodedDataLength").getAsLong();
  }

  private List<String> untilTheBoard(String name, String path) {
    visit(path, SLOWDOWN);
    var slow = quickest(() -> visit(path, SLOWDOWN).drawn());
    var processor = quickest(() -> visit(path, 1).processor());
    return List.of(
        row(name + ", CPU 4× slower", millis(slow)),
        row(name + ", processor time of the page", millis(processor)));
  }

  private static double quickest(DoubleSupplier visit) {
    return DoubleStream.generate(visit).limit(VISITS).min().orElseThrow();
  }

  /// Milliseconds from the start of the navigation to the frame with the board, and those that the
  /// page's thread worked.
  private record Visit(double drawn, double processor) {}

  /// A browser that was just opened builds its own window, with an address bar that is a page too:
  /// about a second of the processor, which is none of ours.
  private Page settledVisitor() {
    var page = browserServer.visitor(1366, 800);
    page.waitForTimeout(SETTLING_MILLIS);
    return page;
  }

  private Visit visit(String path, int slowdown) {
    var page = settledVisitor();
    page.addInitScript(WATCH_FOR_THE_BOARD);
    var pageMetrics = new PageMetrics(page);
    pageMetrics.slowDown(slowdown);
    pageMetrics.countProcessorTime();
    var commit = new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT);
    var isDrawn =
        new Page.WaitForConsoleMessageOptions()
            .setPredicate(message -> message.text().startsWith("drawn "));
    var message =
        page.waitForConsoleMessage(isDrawn, () -> page.navigate(browserServer.url(path), commit));
    var drawn = Double.parseDouble(message.text().substring("drawn ".length()));
    var visit = new Visit(drawn, pageMetrics.processorMillis());
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
    assertEquals(201, browserServer.post("/api/v1/tables", body));
    return name;
  }

  private List<String> framesWhileBotsPlay(String path) {
    var page = settledVisitor();
    page.navigate(browserServer.url(path));
    page.waitForSelector(".stage .tile");
    var frames = frames(page);
    var longest = new PageMetrics(page).longestTask(() -> page.waitForTimeout(WATCHED_MILLIS));
    page.context().close();
    return List.of(
        row("frames drawn in 15 s while four bots play", Integer.toString(frames.size())),
        row("99th percentile of a frame", millis(frames.get((int) (0.99 * (frames.size() - 1))))),
        row("frames over 50 ms", Long.toString(frames.stream().filter(f -> f > 50.5).count())),
        row("longest frame", millis(frames.getLast())),
        row("longest task of the page, processor time", millis(longest)));
  }

  private static List<Double> frames(Page page) {
    var measured = (List<?>) page.evaluate(WATCH_THE_FRAMES, WATCHED_MILLIS);
    return measured.stream().map(value -> ((Number) value).doubleValue()).toList();
  }
}
