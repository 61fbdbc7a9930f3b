package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;

/// A server that follows a script: it hears what it expects and says what stands there.
final class ScriptedServer implements Link {
  private record Step(String expected, List<String> replies) {}

  private static final Duration LONG = Duration.ofSeconds(1);

  private final Deque<Step> script = new ArrayDeque<>();
  private final BlockingQueue<String> words = new LinkedBlockingQueue<>();
  private final List<String> faults = new ArrayList<>();
  private boolean isOver;

  /// The server speaks without being asked.
  ScriptedServer says(String... lines) {
    var last = script.peekLast();
    if (last == null) words.addAll(List.of(lines));
    else last.replies().addAll(List.of(lines));
    return this;
  }

  /// The client sends a text that begins so, and the server answers with these lines.
  ScriptedServer expects(String beginning, String... replies) {
    script.add(new Step(beginning, new ArrayList<>(Arrays.asList(replies))));
    return this;
  }

  @Override
  public void send(String text) {
    var step = script.poll();
    if (step == null) faults.add("unexpected: " + text);
    else if (!text.startsWith(step.expected()))
      faults.add("expected " + step.expected() + ", not " + text);
    if (step != null) words.addAll(step.replies());
    isOver = isOver || !faults.isEmpty();
  }

  /// When the script is at its end and the client waits for more, the server hangs up.
  @Override
  public Received hear(Duration patience) throws InterruptedException {
    boolean isIdle = script.isEmpty() && words.isEmpty() && patience.compareTo(LONG) > 0;
    if (isOver || isIdle) return new Received.Closed("over");
    var next = words.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
    if (next != null) return new Received.Text(next);
    return new Received.TimedOut();
  }

  @Override
  public void close() {}

  void assertDone() {
    assertEquals(List.of(), faults);
    assertEquals(List.of(), script.stream().map(Step::expected).toList(), "never sent");
    assertEquals(List.of(), List.copyOf(words), "never heard");
  }
}
