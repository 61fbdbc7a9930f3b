package spieltisch.host;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.Executor;
import spieltisch.catan.Colour;
import spieltisch.kernel.Decision;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// A host on a log in a folder, and requests of clients to its tables.
final class TestHost implements AutoCloseable {
  final SqliteLog log;
  final Host host;

  TestHost(Path folder, TimeSource timeSource) {
    log = new SqliteLog(folder.resolve("log.db"));
    host = new Host(log, timeSource, Duration.ZERO);
  }

  /// @param botExecutor runs the decisions of bots
  TestHost(Path folder, TimeSource timeSource, Executor botExecutor) {
    log = new SqliteLog(folder.resolve("log.db"));
    var hostEnvironment =
        new HostEnvironment(timeSource, Runnable::run, botExecutor, new Random(1));
    host = new Host(log, hostEnvironment, Duration.ZERO, DisconnectTimeouts.STANDARD, "node");
  }

  TableRunner open(TableOptions options) {
    return host.open("Tisch", options);
  }

  /// Joins a table with a name and a colour, ready to play.
  ///
  /// @param token the token for returning, if any
  static SeatHandle joinReady(
      TableRunner tableRunner, Optional<String> token, TableListener tableListener)
      throws Exception {
    var join = new Command.Join("Test", Optional.empty(), token.map(SecretHash::hash));
    var seatHandle = accepted(tableRunner.admit(join, tableListener).get());
    int id = seatHandle.id();
    var colour = Colour.values()[id];
    tableRunner.ask(new Command.SetProfile(id, Optional.of("Nr " + id), Optional.of(colour))).get();
    tableRunner.ask(new Command.Ready(id)).get();
    return seatHandle;
  }

  /// Returns to a seat.
  ///
  /// @param known the last version that the client knows
  static SeatHandle returnToSeat(TableRunner tableRunner, String token, OptionalLong known)
      throws Exception {
    var back = new Command.Return(SecretHash.hash(token));
    return accepted(tableRunner.readmit(back, known, (_, _) -> {}).get());
  }

  /// The value of an accepted request.
  static <T> T accepted(Decision<T> decision) {
    return switch (decision) {
      case Decision.Accepted(var value) -> value;
      case Decision.Refused(var reason) -> throw new AssertionError("refused: " + reason);
    };
  }

  static void addBots(TableRunner tableRunner, String... levels) throws Exception {
    for (var level : levels) tableRunner.ask(new Command.AddBot(level)).get();
  }

  /// Waits until all earlier commands are completed: a table runs its commands in order.
  static void awaitCommands(TableRunner tableRunner) throws Exception {
    tableRunner.ask(new Command.StopWatching(-1)).get();
  }

  @Override
  public void close() {
    host.close();
    log.close();
  }
}
