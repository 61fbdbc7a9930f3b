package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;

/// A scripted server: it checks the requests it receives and sends the replies of its script. Its
/// clock runs only while the client waits.
public final class ScriptedServer implements Link {
  private record Step(String expected, List<String> replies, Duration pause) {}

  private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(1);

  private final Deque<Step> script = new ArrayDeque<>();
  private final Deque<String> messages = new ArrayDeque<>();
  private final List<String> errors = new ArrayList<>();
  private final List<Duration> pauses = new ArrayList<>();
  private long now;
  private long sentAt;
  // The number of messages that the client receives before the server's pause ends.
  private int readable;
  private long readableAt;
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
    return expects(beginning, Duration.ZERO, replies);
  }

  /// Expects a text with this beginning and answers with the first line at once, and with the other
  /// lines after a pause.
  ScriptedServer expects(String beginning, Duration pause, String... replies) {
    script.add(new Step(beginning, new ArrayList<>(Arrays.asList(replies)), pause));
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
    if (step != null) reply(step);
    isClosed = isClosed || !errors.isEmpty();
  }

  private void reply(Step step) {
    messages.addAll(step.replies());
    if (step.pause().isZero()) return;
    readable = 1;
    readableAt = now + step.pause().toNanos();
  }

  /// Closes the connection when the script is done and the client waits for more.
  @Override
  public Received receive(Duration timeout) {
    boolean isIdle = script.isEmpty() && messages.isEmpty() && timeout.compareTo(IDLE_TIMEOUT) > 0;
    if (isClosed || isIdle) return new Received.Closed("over");
    var next = poll();
    if (next == null) now += waited(timeout);
    else sentAt = now;
    return next == null ? new Received.TimedOut() : new Received.Text(next);
  }

  /// Returns how long the client waits, which is at most until the server sends a message.
  private long waited(Duration timeout) {
    return messages.isEmpty() || now >= readableAt
        ? timeout.toNanos()
        : Math.min(timeout.toNanos(), readableAt - now);
  }

  /// Returns the next message; null if there is none, or if the server pauses before it.
  private @Nullable String poll() {
    if (now < readableAt && readable-- <= 0) return null;
    return messages.poll();
  }

  @Override
  public void close() {}

  public void assertDone() {
    assertEquals(List.of(), errors);
    assertEquals(List.of(), script.stream().map(Step::expected).toList(), "never sent");
    assertEquals(List.of(), List.copyOf(messages), "never received");
  }
}
