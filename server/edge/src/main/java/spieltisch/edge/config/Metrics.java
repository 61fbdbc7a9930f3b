package spieltisch.edge.config;

import io.micrometer.core.instrument.Counter;
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

/// The counters, gauges and timers of a server in Prometheus format. `docs/api.md` lists these
/// metrics.
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
      timer("spieltisch.action", "Time from the start of an action to its answer");
  private final Timer appends =
      timer("spieltisch.journal.append", "Duration of an append to the log");

  private final Counter failedAppends = registry.counter("spieltisch.journal.failures");
  private final Counter rateLimited = registry.counter("spieltisch.rate.limited");
  private final Counter hashedPasswords = registry.counter("spieltisch.password.hashes");

  public Metrics() {
    new JvmMemoryMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    // Prometheus misses the first event of a counter that appears only with this event. So all
    // counters are registered at the start.
    for (var cause : DisconnectCause.values()) disconnectCounter(cause);
  }

  /// The reason why the server ended a connection.
  public enum DisconnectCause {
    /// The client did not identify itself in time.
    HANDSHAKE_TIMEOUT,
    /// The client does not read what the server sends.
    SLOW_READER,
    /// Too many requests of the client are waiting for an answer.
    REQUEST_QUEUE_FULL,
    /// The client's address has too many connections.
    ADDRESS_LIMIT,
    /// A page of a foreign origin opened the WebSocket.
    FOREIGN_ORIGIN
  }

  /// The level at which a request was refused: the message format, the table, or the rules of the
  /// game.
  public enum RefusalKind {
    MALFORMED,
    TABLE,
    RULE
  }

  private Timer timer(String name, String description) {
    return Timer.builder(name)
        .description(description)
        .serviceLevelObjectives(BOUNDS)
        .register(registry);
  }

  public void connectionOpened(String endpoint) {
    connections.computeIfAbsent(endpoint, this::endpointGauge).incrementAndGet();
  }

  private AtomicInteger endpointGauge(String endpoint) {
    var count = new AtomicInteger();
    Gauge.builder("spieltisch.connections", count, AtomicInteger::get)
        .description("Open connections of players, spectators and unidentified clients")
        .tag("endpoint", endpoint)
        .register(registry);
    return count;
  }

  public void connectionClosed(String endpoint) {
    connections.computeIfAbsent(endpoint, this::endpointGauge).decrementAndGet();
  }

  /// Returns the number of open connections of all endpoints.
  public int connections() {
    return connections.values().stream().mapToInt(AtomicInteger::get).sum();
  }

  /// Records that an action was answered. Accepted and refused actions count.
  ///
  /// @param startNanos the start of the action, as returned by `System.nanoTime`
  public void actionAnswered(long startNanos) {
    actions.record(System.nanoTime() - startNanos, TimeUnit.NANOSECONDS);
  }

  public void refused(RefusalKind kind, String reason) {
    registry.counter("spieltisch.refusals", "kind", tagValue(kind), "reason", reason).increment();
  }

  /// Counts a connection that the server ended.
  public void disconnected(DisconnectCause cause) {
    disconnectCounter(cause).increment();
  }

  /// Returns the number of connections that the server ended for the given reason.
  public long disconnects(DisconnectCause cause) {
    return (long) disconnectCounter(cause).count();
  }

  private Counter disconnectCounter(DisconnectCause cause) {
    return registry.counter("spieltisch.disconnects", "reason", tagValue(cause));
  }

  public void rateLimited() {
    rateLimited.increment();
  }

  /// Counts a password that the server hashed, for a new table or to check a guess.
  public void passwordHashed() {
    hashedPasswords.increment();
  }

  /// Returns the number of passwords that the server hashed.
  public long passwordHashes() {
    return (long) hashedPasswords.count();
  }

  public void appended(long nanos) {
    appends.record(nanos, TimeUnit.NANOSECONDS);
  }

  /// Counts an append that the log could not store.
  public void appendFailed() {
    failedAppends.increment();
  }

  /// Registers a gauge for the number of tables in the given status. The tables are counted when
  /// the metrics are read.
  public void registerTables(String status, IntSupplier count) {
    Gauge.builder("spieltisch.tables", count, IntSupplier::getAsInt)
        .description("Open or running tables")
        .tag("status", status)
        .strongReference(true)
        .register(registry);
  }

  private static String tagValue(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /// Returns all metrics as text in Prometheus format.
  public String scrape() {
    return registry.scrape();
  }
}
