package spieltisch.edge.config;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/// What the server counts and times, in the form that Prometheus reads; `docs/api.md` lists it.
public final class Metrics {
  private static final Duration[] BOUNDS = {
    Duration.ofNanos(500_000),
    Duration.ofMillis(1),
    Duration.ofMillis(2),
    Duration.ofMillis(5),
    Duration.ofMillis(10),
    Duration.ofMillis(20),
    Duration.ofMillis(50),
    Duration.ofMillis(100),
    Duration.ofMillis(250),
    Duration.ofSeconds(1),
    Duration.ofSeconds(5)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Map<String, AtomicInteger> connections = new ConcurrentHashMap<>();
  private final Timer actions =
      timer("spieltisch.action", "From the moment an action is taken up to its answer");
  private final Timer appends = timer("spieltisch.journal.append", "One append to the log");

  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
  }

  /// Why a connection was ended by us.
  public enum DisconnectCause {
    /// It never said who it is.
    SILENT,
    /// It does not read what it is sent.
    SLOW_READER,
    /// More waits from it than anybody needs.
    FLOOD,
    /// One address holds too many.
    CROWD,
    /// A page of another server tried to open it.
    ORIGIN
  }

  /// Which of the three kinds of wrong a refusal is about.
  public enum RefusalKind {
    MALFORMED,
    OBJECTION,
    RULE
  }

  private Timer timer(String name, String description) {
    return Timer.builder(name)
        .description(description)
        .serviceLevelObjectives(BOUNDS)
        .register(registry);
  }

  public void connected(String door) {
    connections.computeIfAbsent(door, this::newDoor).incrementAndGet();
  }

  private AtomicInteger newDoor(String door) {
    var count = new AtomicInteger();
    Gauge.builder("spieltisch.connections", count, AtomicInteger::get)
        .description("Players, spectators and those who have not said yet")
        .tag("door", door)
        .register(registry);
    return count;
  }

  public void disconnected(String door) {
    connections.computeIfAbsent(door, this::newDoor).decrementAndGet();
  }

  /// How many are connected now, through all doors.
  public int connections() {
    return connections.values().stream().mapToInt(AtomicInteger::get).sum();
  }

  /// An action was answered, well or not.
  ///
  /// @param since when it was taken up, by `System.nanoTime`
  public void acted(long since) {
    actions.record(System.nanoTime() - since, TimeUnit.NANOSECONDS);
  }

  public void refused(RefusalKind kind, String reason) {
    registry.counter("spieltisch.refusals", "kind", word(kind), "reason", reason).increment();
  }

  public void cut(DisconnectCause why) {
    registry.counter("spieltisch.cuts", "reason", word(why)).increment();
  }

  /// How many connections were cut for that reason.
  public long cuts(DisconnectCause why) {
    return (long) registry.counter("spieltisch.cuts", "reason", word(why)).count();
  }

  public void slowedDown() {
    registry.counter("spieltisch.rate.limited").increment();
  }

  public void appended(long nanos) {
    appends.record(nanos, TimeUnit.NANOSECONDS);
  }

  /// Counts tables when somebody looks.
  public void tables(String status, IntSupplier count) {
    Gauge.builder("spieltisch.tables", count, IntSupplier::getAsInt)
        .description("Tables that are not over")
        .tag("status", status)
        .strongReference(true)
        .register(registry);
  }

  private static String word(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /// All of it as text.
  public String text() {
    return registry.scrape();
  }
}
