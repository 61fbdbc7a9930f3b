package spieltisch.app.server;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// Reports to systemd that the server is ready, alive or stopping. If the environment variables of
/// systemd are missing, nothing is sent.
///
/// If the watchdog messages stop, systemd kills and restarts the server. Therefore each watchdog
/// message is sent only after a check that the server still works.
public final class SystemdNotifier implements AutoCloseable {
  private final Optional<UnixDatagramAddress> systemd;
  private final BooleanSupplier isAlive;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());

  /// Reports that the server is ready, and starts the watchdog messages.
  ///
  /// @param environment the environment variables, of which `NOTIFY_SOCKET` and `WATCHDOG_USEC` are
  ///   used
  /// @param isAlive the check that returns whether the server works
  public SystemdNotifier(Map<String, String> environment, BooleanSupplier isAlive) {
    systemd = Optional.ofNullable(environment.get("NOTIFY_SOCKET")).map(UnixDatagramAddress::new);
    this.isAlive = isAlive;
    send("READY=1");
    watchdogTime(environment).ifPresent(this::startWatchdog);
  }

  private static Optional<Duration> watchdogTime(Map<String, String> environment) {
    return Optional.ofNullable(environment.get("WATCHDOG_USEC"))
        .filter(text -> text.matches("[1-9]\\d{0,15}"))
        .map(text -> Duration.ofNanos(1000 * Long.parseLong(text)));
  }

  /// Starts the watchdog messages. Two watchdog messages are sent within each watchdog interval.
  private void startWatchdog(Duration time) {
    long period = time.toNanos() / 2;
    var _ = timer.scheduleAtFixedRate(this::ping, period, period, TimeUnit.NANOSECONDS);
  }

  private void ping() {
    if (isAlive.getAsBoolean()) send("WATCHDOG=1");
  }

  private void send(String state) {
    systemd.ifPresent(address -> address.send(state.getBytes(StandardCharsets.US_ASCII)));
  }

  @Override
  public void close() {
    timer.shutdownNow();
    send("STOPPING=1");
  }
}
