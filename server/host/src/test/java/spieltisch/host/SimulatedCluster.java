package spieltisch.host;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import spieltisch.store.StoreException;
import spieltisch.table.options.DisconnectTimeouts;

/// Several servers on one log, in one thread and with simulated time. A seed determines the order
/// of tasks, the delay of notifications and the failures of servers.
final class SimulatedCluster {
  private static final Duration BOT_PAUSE = Duration.ofMillis(20);
  private static final DisconnectTimeouts DISCONNECT_TIMEOUTS =
      new DisconnectTimeouts(3_000, 60_000);
  private static final int MOST_DELAY_MILLIS = 40;
  private static final int MOST_DISK_DELAY_MILLIS = 3_000;
  private static final int MOST_DISK_FAULT_MILLIS = 5_000;
  // One of that many appends begins a fault.
  private static final int DISK_FAULT_INTERVAL = 20;

  private final SplittableRandom random;
  private final SimulatedLog log = new SimulatedLog();
  private final List<Job> jobs = new ArrayList<>();
  private final List<Node> nodes = new ArrayList<>();
  private long now = 1_000_000;
  private int failuresLeft;
  private int diskFaults;
  private boolean isDiskFaulty;
  private DiskFault diskFault = DiskFault.NONE;
  private long diskFaultEnd;

  private record Job(long at, Node node, Runnable work) {}

  SimulatedCluster(long seed, int size) {
    random = new SplittableRandom(seed);
    for (int i = 0; i < size; i++) nodes.add(new Node(i));
  }

  /// One server of the cluster.
  final class Node implements SimulatedLog.Network, TimeSource {
    private final SimulatedLog.Connection connection = log.connect(this);
    private final Host host;
    private boolean isAlive = true;

    Node(int number) {
      var hostEnvironment = new HostEnvironment(this, this::runSoon, this::runSoon, random.split());
      host = new Host(connection, hostEnvironment, BOT_PAUSE, DISCONNECT_TIMEOUTS, "node" + number);
    }

    Host host() {
      return host;
    }

    boolean isAlive() {
      return isAlive;
    }

    /// Runs a task on this server soon.
    @Override
    public void runSoon(Runnable work) {
      after(random.nextInt(3), work);
    }

    private void after(long millis, Runnable work) {
      jobs.add(new Job(now + millis, this, work));
    }

    @Override
    public long now() {
      return now;
    }

    @Override
    public void later(Duration delay, Runnable task) {
      after(delay.toMillis() + random.nextInt(3), task);
    }

    @Override
    public void deliver(Runnable notification) {
      after(random.nextInt(MOST_DELAY_MILLIS), notification);
    }

    /// The worst moment to fail: just before or just after the append.
    @Override
    public void atAppend() {
      if (failuresLeft > 0 && aliveNodes() > 1 && random.nextInt(60) == 0) fail();
    }

    @Override
    public DiskFault diskFault() {
      var fault = nextDiskFault();
      if (fault == DiskFault.TORN_WRITE && failuresLeft > 0 && aliveNodes() > 1) fail();
      return fault;
    }

    @Override
    public void runSlowly(Runnable work) {
      after(MOST_DISK_DELAY_MILLIS - random.nextInt(MOST_DISK_DELAY_MILLIS), work);
    }

    private void fail() {
      failuresLeft--;
      isAlive = false;
      connection.fail();
      jobs.removeIf(job -> job.node().equals(this));
    }
  }

  /// A fault concerns one append, or all appends of some seconds.
  private DiskFault nextDiskFault() {
    if (!isDiskFaulty) return DiskFault.NONE;
    if (now >= diskFaultEnd) {
      var kinds = DiskFault.values();
      diskFault =
          random.nextInt(DISK_FAULT_INTERVAL) > 0
              ? DiskFault.NONE
              : kinds[random.nextInt(kinds.length)];
      if (random.nextBoolean()) diskFaultEnd = now + random.nextInt(MOST_DISK_FAULT_MILLIS);
      if (diskFault == DiskFault.NONE) diskFaultEnd = 0;
    }
    if (diskFault != DiskFault.NONE) diskFaults++;
    return diskFault;
  }

  /// Lets the disk fail from now on.
  void scheduleDiskFaults() {
    isDiskFaulty = true;
  }

  /// The number of appends that met a faulty disk.
  int diskFaults() {
    return diskFaults;
  }

  private long aliveNodes() {
    return nodes.stream().filter(Node::isAlive).count();
  }

  /// Lets that many servers fail from now on.
  void scheduleFailures(int failures) {
    failuresLeft = failures;
  }

  SimulatedLog log() {
    return log;
  }

  int failuresLeft() {
    return failuresLeft;
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  long now() {
    return now;
  }

  /// A random server that is up.
  Node anyNode() {
    var alive = nodes.stream().filter(Node::isAlive).toList();
    return alive.get(random.nextInt(alive.size()));
  }

  /// Runs the next task; false if there is none or the time is after the end.
  boolean step(long end) {
    if (jobs.isEmpty()) return false;
    int first = 0;
    for (int i = 1; i < jobs.size(); i++) if (jobs.get(i).at() < jobs.get(first).at()) first = i;
    var job = jobs.remove(first);
    now = Math.max(now, job.at());
    run(job);
    return now <= end;
  }

  /// Ignores store failures of a server that is down.
  private static void run(Job job) {
    try {
      job.work().run();
    } catch (StoreException e) {
      if (job.node().isAlive()) throw e;
    }
  }
}
