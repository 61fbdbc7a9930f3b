package spieltisch.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import spieltisch.bridge.Bridge;
import spieltisch.bridge.EventScripts;
import spieltisch.bridge.PageEvents;
import spieltisch.bridge.PageFile;

/// Stands in for the Android app around a page: the files of the app at its own address, and its
/// bridge to servers. Only the thin layer that calls Android is replaced.
final class AndroidApp implements AutoCloseable {
  private static final String FOLDER = "/spieltisch/web/";

  /// The functions of the app. The page asks for events, because other threads cannot use the page.
  private static final String FUNCTIONS =
      """
      (() => {
        const call = (name) => (...values) => void appCall(name, ...values);
        window.SpieltischApp = {
          isDark: () => localStorage.getItem('test.isDark') !== null,
        };
        for (const name of ['pageLoaded', 'open', 'send', 'close', 'request', 'keepAwake', 'notifyTurn',
            'askForNotifications', 'saveFile'])
          window.SpieltischApp[name] = call(name);
        const poll = async () => {
          for (const event of await appEvents()) window.spieltischEvent?.(JSON.parse(event));
          setTimeout(poll, 10);
        };
        void poll();
      })()
      """;

  private final Queue<String> events = new ConcurrentLinkedQueue<>();
  private final EventScripts scripts = new EventScripts(script -> events.add(eventIn(script)));
  private final Bridge bridge = new Bridge(scripts);

  private int lastConnection;
  private int connectionCount;

  /// Other calls than those of connections.
  private final List<String> calls = new ArrayList<>();

  private AndroidApp() {}

  /// Puts the app around a page that has not been opened yet.
  static AndroidApp around(Page page) {
    var app = new AndroidApp();
    page.exposeFunction("appCall", values -> app.call(values));
    page.exposeFunction("appEvents", _ -> app.takeEvents());
    page.addInitScript(FUNCTIONS);
    page.context().route(PageFile.ORIGIN + "/**", AndroidApp::answer);
    return app;
  }

  /// The text between the parentheses of the call.
  private static String eventIn(String script) {
    return script.substring(script.indexOf('(') + 1, script.lastIndexOf(')'));
  }

  private static void answer(Route route) {
    var file = PageFile.at(URI.create(route.request().url()).getPath());
    try (var resource = AndroidApp.class.getResourceAsStream(FOLDER + file.name)) {
      var headers = new HashMap<>(file.headers());
      headers.put("Content-Type", file.type);
      var options = new Route.FulfillOptions();
      if (resource == null) route.fulfill(options.setStatus(404));
      else route.fulfill(options.setHeaders(headers).setBodyBytes(resource.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Object call(Object... values) {
    switch ((String) values[0]) {
      case "open" -> {
        lastConnection = (int) values[1];
        connectionCount++;
        bridge.open(lastConnection, (String) values[2]);
      }
      case "pageLoaded" -> bridge.closeAll();
      case "send" -> bridge.send((int) values[1], (String) values[2]);
      case "close" -> bridge.close((int) values[1]);
      case "request" ->
          bridge.request(
              (int) values[1],
              (String) values[2],
              (String) values[3],
              (String) values[4],
              (String) values[5],
              (String) values[6]);
      default -> calls.add(values[0] + (values.length > 1 ? " " + values[1] : ""));
    }
    return true;
  }

  private List<String> takeEvents() {
    var taken = new ArrayList<String>();
    for (var event = events.poll(); event != null; event = events.poll()) taken.add(event);
    return taken;
  }

  List<String> calls() {
    return List.copyOf(calls);
  }

  /// Returns how many connections the page has asked for.
  int connectionCount() {
    return connectionCount;
  }

  EventScripts events() {
    return scripts;
  }

  /// Ends the connection to the server, as a phone without a network does.
  void loseConnection() {
    bridge.closeAll();
    scripts.closed(lastConnection, PageEvents.LOST, "");
  }

  @Override
  public void close() {
    bridge.closeAll();
  }
}
