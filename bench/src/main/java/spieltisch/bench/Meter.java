package spieltisch.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/// The CPU time and the allocated memory of a thread.
record Meter(long cpuNanos, long allocatedBytes) {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static Meter now() {
    return new Meter(THREADS.getCurrentThreadCpuTime(), THREADS.getCurrentThreadAllocatedBytes());
  }

  Meter since(Meter start) {
    return new Meter(cpuNanos - start.cpuNanos, allocatedBytes - start.allocatedBytes);
  }

  Meter plus(Meter other) {
    return new Meter(cpuNanos + other.cpuNanos, allocatedBytes + other.allocatedBytes);
  }
}
