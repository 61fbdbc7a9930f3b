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

/// One end of a connection that says something whenever it hears something that begins so.
public final class ScriptedLink implements Link {
  private final Map<String, List<String>> reflexes = new LinkedHashMap<>();
  private final BlockingQueue<String> words = new LinkedBlockingQueue<>();

  public ScriptedLink says(String... lines) {
    words.addAll(List.of(lines));
    return this;
  }

  public ScriptedLink on(String beginning, String... lines) {
    reflexes.put(beginning, List.of(lines));
    return this;
  }

  @Override
  public void send(String text) {
    reflexes.forEach(
        (beginning, lines) -> {
          if (text.startsWith(beginning)) words.addAll(lines);
        });
  }

  @Override
  public Received receive(Duration patience) throws InterruptedException {
    var next = words.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
    return next == null ? new Received.TimedOut() : new Received.Text(next);
  }

  @Override
  public void close() {}
}
