package spieltisch.checker;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import spieltisch.client.transport.Link;
import spieltisch.client.transport.Received;

/// A scripted link that replies to texts with a given beginning.
public final class ScriptedLink implements Link {
  private final Map<String, List<String>> replies = new LinkedHashMap<>();
  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();

  public ScriptedLink sends(String... lines) {
    messages.addAll(List.of(lines));
    return this;
  }

  public ScriptedLink on(String beginning, String... lines) {
    replies.put(beginning, List.of(lines));
    return this;
  }

  @Override
  public void send(String text) {
    replies.forEach(
        (beginning, lines) -> {
          if (text.startsWith(beginning)) messages.addAll(lines);
        });
  }

  @Override
  public Received receive(Duration timeout) throws InterruptedException {
    var next = messages.poll(timeout.toNanos(), TimeUnit.NANOSECONDS);
    return next == null ? new Received.TimedOut() : new Received.Text(next);
  }

  @Override
  public void close() {}
}
