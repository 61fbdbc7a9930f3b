package spieltisch.host;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.Executor;
import spieltisch.catan.Colour;
import spieltisch.store.sqlite.SqliteLog;
import spieltisch.table.Command;
import spieltisch.table.DisconnectTimeouts;
import spieltisch.table.member.SecretHash;
import spieltisch.table.TableOptions;

/// A host on a log in a folder, and what people do at its tables.
final class TestHost implements AutoCloseable {
  final SqliteLog log;
  final Host host;

  TestHost(Path folder, Time time) {
    log = new SqliteLog(folder.resolve("log.db"));
    host = new Host(log, time, Duration.ZERO);
  }

  /// @param thinking where the computer players think
  TestHost(Path folder, Time time, Executor thinking) {
    log = new SqliteLog(folder.resolve("log.db"));
    var world = new World(time, Runnable::run, thinking, new Random(1));
    host = new Host(log, world, Duration.ZERO, DisconnectTimeouts.USUAL, "node");
  }

  Room open(TableOptions options) {
    return host.open("Tisch", options);
  }

  /// Sits down at a table with a name and a colour, ready to play.
  ///
  /// @param token with which he can come back, if he can
  static Place sitDown(Room room, Optional<String> token, Listener listener) throws Exception {
    var join = new Command.Join("Test", Optional.empty(), token.map(SecretHash::hash));
    var place = ((Entrance.Seated) room.join(join, listener).get()).place();
    int id = place.id();
    var colour = Colour.values()[id];
    room.ask(new Command.SetProfile(id, Optional.of("Nr " + id), Optional.of(colour))).get();
    room.ask(new Command.Ready(id)).get();
    return place;
  }

  /// Comes back to a place.
  ///
  /// @param known the number of the last event that he knows
  static Place comeBack(Room room, String token, OptionalLong known) throws Exception {
    var back = new Command.Return(SecretHash.hash(token));
    return ((Entrance.Seated) room.comeBack(back, known, (_, _) -> {}).get()).place();
  }

  static void addBots(Room room, String... levels) throws Exception {
    for (var level : levels) room.ask(new Command.AddBot(level)).get();
  }

  /// A table works off its commands in order: when this one is answered, those before are done.
  static void awaitAnswers(Room room) throws Exception {
    room.ask(new Command.StopWatching(-1)).get();
  }

  @Override
  public void close() {
    host.close();
    log.close();
  }
}
