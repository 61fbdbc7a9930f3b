package spieltisch.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// Keeps what the page would be told.
final class RecordedEvents implements PageEvents {
  private static final long TIMEOUT_SECONDS = 60;

  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

  @Override
  public void opened(int connection) {
    events.add("opened " + connection);
  }

  @Override
  public void received(int connection, String text) {
    events.add("received " + connection + " " + text);
  }

  @Override
  public void closed(int connection, int code, String reason) {
    events.add("closed " + connection + " " + code + " " + reason);
  }

  @Override
  public void answered(int request, int status, String body) {
    events.add("answered " + request + " " + status + " " + body);
  }

  void expect(String... expected) throws InterruptedException {
    for (var event : expected) assertEquals(event, next());
  }

  String next() throws InterruptedException {
    return String.valueOf(events.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS));
  }

  boolean isEmpty() {
    return events.isEmpty();
  }
}
