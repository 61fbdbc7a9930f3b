package spieltisch.host;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import spieltisch.store.StoreException;
import spieltisch.table.DisconnectTimeouts;

/// Several servers on one log, in one thread and one invented time. A seed says in which order
/// things happen, how late news arrives, and when a server dies.
final class SimulatedCluster {
  private static final Duration BOT_PAUSE = Duration.ofMillis(20);
  private static final DisconnectTimeouts DISCONNECT_TIMEOUTS =
      new DisconnectTimeouts(3_000, 60_000);
  private static final int MOST_DELAY_MILLIS = 40;

  private final SplittableRandom random;
  private final SimulatedLog log = new SimulatedLog();
  private final List<Job> jobs = new ArrayList<>();
  private final List<Node> nodes = new ArrayList<>();
  private long now = 1_000_000;
  private int deathsLeft;

  private record Job(long at, Node node, Runnable work) {}

  SimulatedCluster(long seed, int size) {
    random = new SplittableRandom(seed);
    for (int i = 0; i < size; i++) nodes.add(new Node(i));
  }

  /// One server of the cluster.
  final class Node implements SimulatedLog.Network, TimeSource {
    private final SimulatedLog.Line line = log.connect(this);
    private final Host host;
    private boolean isAlive = true;

    Node(int number) {
      var hostEnvironment = new HostEnvironment(this, this::soon, this::soon, random.split());
      host = new Host(line, hostEnvironment, BOT_PAUSE, DISCONNECT_TIMEOUTS, "node" + number);
    }

    Host host() {
      return host;
    }

    boolean isAlive() {
      return isAlive;
    }

    /// Something on this server, as soon as its turn comes.
    @Override
    public void soon(Runnable work) {
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
    public void bring(Runnable news) {
      after(random.nextInt(MOST_DELAY_MILLIS), news);
    }

    /// The worst moment to die: just before or just after the log has it.
    @Override
    public void atAppend() {
      if (deathsLeft > 0 && living() > 1 && random.nextInt(60) == 0) die();
    }

    private void die() {
      deathsLeft--;
      isAlive = false;
      line.cut();
      jobs.removeIf(job -> job.node().equals(this));
    }
  }

  private long living() {
    return nodes.stream().filter(Node::isAlive).count();
  }

  /// From now on so many servers die.
  void letDie(int deaths) {
    deathsLeft = deaths;
  }

  SimulatedLog log() {
    return log;
  }

  int deathsLeft() {
    return deathsLeft;
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  long now() {
    return now;
  }

  /// Any server that lives.
  Node anyNode() {
    var alive = nodes.stream().filter(Node::isAlive).toList();
    return alive.get(random.nextInt(alive.size()));
  }

  /// Does what is due next; answers false if there is nothing, or too much time has gone.
  boolean step(long lastMoment) {
    if (jobs.isEmpty()) return false;
    int first = 0;
    for (int i = 1; i < jobs.size(); i++) if (jobs.get(i).at() < jobs.get(first).at()) first = i;
    var job = jobs.remove(first);
    now = Math.max(now, job.at());
    run(job);
    return now <= lastMoment;
  }

  /// What a server was doing when it died comes to nothing.
  private static void run(Job job) {
    try {
      job.work().run();
    } catch (StoreException e) {
      if (job.node().isAlive()) throw e;
    }
  }
}
