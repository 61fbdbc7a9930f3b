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
import spieltisch.table.DisconnectTimeouts;
import spieltisch.table.TableOptions;
import spieltisch.table.member.SecretHash;

/// A host on a log in a folder, and what people do at its tables.
final class TestHost implements AutoCloseable {
  final SqliteLog log;
  final Host host;

  TestHost(Path folder, TimeSource timeSource) {
    log = new SqliteLog(folder.resolve("log.db"));
    host = new Host(log, timeSource, Duration.ZERO);
  }

  /// @param thinking where the computer players think
  TestHost(Path folder, TimeSource timeSource, Executor thinking) {
    log = new SqliteLog(folder.resolve("log.db"));
    var hostEnvironment = new HostEnvironment(timeSource, Runnable::run, thinking, new Random(1));
    host = new Host(log, hostEnvironment, Duration.ZERO, DisconnectTimeouts.USUAL, "node");
  }

  TableRunner open(TableOptions options) {
    return host.open("Tisch", options);
  }

  /// Sits down at a table with a name and a colour, ready to play.
  ///
  /// @param token with which he can come back, if he can
  static SeatHandle sitDown(
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

  /// Comes back to a place.
  ///
  /// @param known the number of the last event that he knows
  static SeatHandle comeBack(TableRunner tableRunner, String token, OptionalLong known)
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

  /// A table works off its commands in order: when this one is answered, those before are done.
  static void awaitAnswers(TableRunner tableRunner) throws Exception {
    tableRunner.ask(new Command.StopWatching(-1)).get();
  }

  @Override
  public void close() {
    host.close();
    log.close();
  }
}
