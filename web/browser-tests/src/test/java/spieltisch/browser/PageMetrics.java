package spieltisch.browser;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/// Measures the cost of a page through the DevTools protocol.
final class PageMetrics {
  private static final String PAGE_THREAD = "CrRendererMain";

  private final Page page;
  private final CDPSession tools;

  PageMetrics(Page page) {
    this.page = page;
    tools = page.context().newCDPSession(page);
  }

  /// Slows the processor down by a factor.
  void slowDown(int rate) {
    var wish = new JsonObject();
    wish.addProperty("rate", rate);
    tools.send("Emulation.setCPUThrottlingRate", wish);
  }

  /// Starts to count processor time, which does not depend on other programs.
  void countProcessorTime() {
    var wish = new JsonObject();
    wish.addProperty("timeDomain", "threadTicks");
    tools.send("Performance.enable", wish);
  }

  /// Returns the processor milliseconds of the page's thread.
  double processorMillis() {
    for (var metric : tools.send("Performance.getMetrics").getAsJsonArray("metrics")) {
      var one = metric.getAsJsonObject();
      if (one.get("name").getAsString().equals("TaskDuration"))
        return 1_000 * one.get("value").getAsDouble();
    }
    throw new AssertionError("the browser does not report processor time");
  }

  /// Returns the processor milliseconds of the longest task of the page's thread while `meanwhile`
  /// runs.
  double longestTask(Runnable meanwhile) {
    var events = new ArrayList<JsonObject>();
    var isDone = new AtomicBoolean();
    tools.on("Tracing.dataCollected", chunk -> collect(chunk, events));
    tools.on("Tracing.tracingComplete", _ -> isDone.set(true));
    var wish = new JsonObject();
    wish.addProperty("categories", "toplevel");
    tools.send("Tracing.start", wish);
    meanwhile.run();
    tools.send("Tracing.end");
    page.waitForCondition(isDone::get);
    return longest(events);
  }

  private static void collect(JsonObject chunk, List<JsonObject> events) {
    for (var event : chunk.getAsJsonArray("value")) events.add(event.getAsJsonObject());
  }

  private static double longest(List<JsonObject> events) {
    var threads =
        events.stream()
            .filter(event -> event.get("name").getAsString().equals("thread_name"))
            .filter(event -> nameOf(event).equals(PAGE_THREAD))
            .map(PageMetrics::thread)
            .toList();
    return events.stream()
            .filter(event -> event.has("tdur") && threads.contains(thread(event)))
            .mapToLong(event -> event.get("tdur").getAsLong())
            .max()
            .orElseThrow()
        / 1_000.0;
  }

  private static String nameOf(JsonObject event) {
    return event.getAsJsonObject("args").get("name").getAsString();
  }

  private static String thread(JsonObject event) {
    return event.get("pid") + "/" + event.get("tid");
  }
}
