package spieltisch.bridge;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLSocketFactory;
import org.jspecify.annotations.Nullable;

/// The connections and HTTP requests of the page. All methods return at once; what comes of them is
/// told to [PageEvents].
public final class Bridge {
  private static final int MAX_CONNECTIONS = 8;
  private static final int MAX_REQUESTS = 32;
  private static final int REQUEST_THREADS = 3;

  /// Shorter than the page's own limit for joining a table, so that the page learns the reason.
  private static final int CONNECT_MILLIS = 6_000;

  private static final int SILENCE_MILLIS = 20_000;

  private final PageEvents page;
  private final WireOpener opener;
  private final HttpRequests http;
  private final ExecutorService requests =
      new ThreadPoolExecutor(
          REQUEST_THREADS,
          REQUEST_THREADS,
          1,
          TimeUnit.MINUTES,
          new LinkedBlockingQueue<>(MAX_REQUESTS),
          task -> {
            Thread thread = new Thread(task, "bridge-request");
            thread.setDaemon(true);
            return thread;
          });
  private final Map<Integer, BridgeConnection> connections = new HashMap<>();

  public Bridge(PageEvents page) {
    this(page, (SSLSocketFactory) SSLSocketFactory.getDefault(), CONNECT_MILLIS, SILENCE_MILLIS);
  }

  Bridge(PageEvents page, SSLSocketFactory tls, int connectMillis, int silenceMillis) {
    this.page = page;
    opener = new WireOpener(tls, new SecureRandom(), connectMillis, silenceMillis);
    http = new HttpRequests(connectMillis);
  }

  /// Opens a connection.
  ///
  /// @param id a number that the page has not used before
  /// @param address `tcp://host:port`, or the address of a WebSocket
  public void open(int id, String address) {
    BridgeConnection connection = new BridgeConnection(id, page, () -> forget(id));
    synchronized (connections) {
      if (connections.size() < MAX_CONNECTIONS && !connections.containsKey(id)) {
        connections.put(id, connection);
        connection.start(opener, address);
        return;
      }
    }
    page.closed(id, PageEvents.FAILED, Failure.UNREACHABLE.word);
  }

  public void send(int id, String text) {
    BridgeConnection connection = find(id);
    if (connection != null) connection.send(text);
  }

  public void close(int id) {
    BridgeConnection connection = find(id);
    if (connection != null) connection.close();
  }

  /// Closes all connections, for instance because the page is loaded again.
  public void closeAll() {
    List<BridgeConnection> all;
    synchronized (connections) {
      all = new ArrayList<>(connections.values());
    }
    all.forEach(BridgeConnection::close);
  }

  /// Sends a request to the lobby of a server.
  ///
  /// @param url an address that begins with `http://` or `https://`
  /// @param token the token of a seat, or an empty text
  /// @param password the password of a table, percent-encoded, or an empty text
  /// @param body a JSON text, or an empty text
  public void request(
      int id, String method, String url, String token, String password, String body) {
    try {
      requests.execute(() -> answer(id, method, url, token, password, body));
    } catch (RejectedExecutionException e) {
      page.answered(id, 0, Failure.UNREACHABLE.word);
    }
  }

  private void answer(
      int id, String method, String url, String token, String password, String body) {
    HttpRequests.Answer answer;
    try {
      answer = http.send(method, url, token, password, body);
    } catch (IOException e) {
      page.answered(id, 0, Failure.of(e).word);
      return;
    } catch (RuntimeException e) {
      // Some addresses are refused by the platform with unchecked exceptions.
      page.answered(id, 0, Failure.UNREACHABLE.word);
      return;
    }
    page.answered(id, answer.status, answer.body);
  }

  private @Nullable BridgeConnection find(int id) {
    synchronized (connections) {
      return connections.get(id);
    }
  }

  private void forget(int id) {
    synchronized (connections) {
      connections.remove(id);
    }
  }

  int connectionCount() {
    synchronized (connections) {
      return connections.size();
    }
  }
}
