package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;

/// A scripted server: it checks the requests it receives and sends the replies of its script. Its
/// clock runs only while the client waits.
public final class ScriptedServer implements Link {
  private record Step(String expected, List<String> replies) {}

  private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(1);

  private final Deque<Step> script = new ArrayDeque<>();
  private final Deque<String> messages = new ArrayDeque<>();
  private final List<String> errors = new ArrayList<>();
  private final List<Duration> pauses = new ArrayList<>();
  private long now;
  private long sentAt;
  private boolean isClosed;

  /// Sends messages without a request.
  public ScriptedServer sends(String... lines) {
    var last = script.peekLast();
    if (last == null) messages.addAll(List.of(lines));
    else last.replies().addAll(List.of(lines));
    return this;
  }

  /// Expects a text with this beginning and answers with these lines.
  public ScriptedServer expects(String beginning, String... replies) {
    script.add(new Step(beginning, new ArrayList<>(Arrays.asList(replies))));
    return this;
  }

  /// The time in nanoseconds.
  long nanoTime() {
    return now;
  }

  /// The times between each request and the message before it.
  List<Duration> pauses() {
    return pauses;
  }

  @Override
  public void send(String text) {
    pauses.add(Duration.ofNanos(now - sentAt));
    var step = script.poll();
    if (step == null) errors.add("unexpected: " + text);
    else if (!text.startsWith(step.expected()))
      errors.add("expected " + step.expected() + ", not " + text);
    if (step != null) messages.addAll(step.replies());
    isClosed = isClosed || !errors.isEmpty();
  }

  /// Closes the connection when the script is done and the client waits for more.
  @Override
  public Received receive(Duration timeout) {
    boolean isIdle = script.isEmpty() && messages.isEmpty() && timeout.compareTo(IDLE_TIMEOUT) > 0;
    if (isClosed || isIdle) return new Received.Closed("over");
    var next = messages.poll();
    if (next == null) now += timeout.toNanos();
    else sentAt = now;
    return next == null ? new Received.TimedOut() : new Received.Text(next);
  }

  @Override
  public void close() {}

  public void assertDone() {
    assertEquals(List.of(), errors);
    assertEquals(List.of(), script.stream().map(Step::expected).toList(), "never sent");
    assertEquals(List.of(), List.copyOf(messages), "never received");
  }
}
