package spieltisch.host;

import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/// Time that advances only when the test advances it. The test's thread runs the scheduled tasks.
public final class ManualTimeSource implements TimeSource {
  private record Task(long at, long number, Runnable work) {}

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparingLong(Task::at).thenComparingLong(Task::number));
  private long now = 1_000_000;
  private long count;

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public synchronized void later(Duration delay, Runnable work) {
    tasks.add(new Task(now + delay.toMillis(), count++, work));
  }

  public void advance(long millis) {
    long end = now() + millis;
    for (var next = nextUntil(end); next != null; next = nextUntil(end)) next.run();
    advanceTo(end);
  }

  private synchronized @Nullable Runnable nextUntil(long end) {
    var first = tasks.peek();
    if (first == null || first.at() > end) return null;
    tasks.remove();
    now = Math.max(now, first.at());
    return first.work();
  }

  private synchronized void advanceTo(long end) {
    now = Math.max(now, end);
  }
}
