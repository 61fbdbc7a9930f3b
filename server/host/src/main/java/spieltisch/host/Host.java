package spieltisch.host;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import spieltisch.store.Log;
import spieltisch.store.Summary;
import spieltisch.store.TableId;
import spieltisch.table.Entry;
import spieltisch.table.Seed;
import spieltisch.table.Table;
import spieltisch.table.TableOptions;

/// Runs the tables of a server.
public final class Host implements AutoCloseable {
  private static final int ID_BYTES = 8;

  private final Log log;
  private final Time time;
  private final Bots bots;
  private final SecureRandom random = new SecureRandom();
  private final Supplier<Seed> seeds = this::freshSeed;
  private final Map<TableId, Room> rooms = new ConcurrentHashMap<>();
  private final Map<TableId, Summary> lastSeen = new ConcurrentHashMap<>();
  private final List<Runnable> lobbyListeners = new CopyOnWriteArrayList<>();

  /// @param botPause how long the house's players wait before each action, so that people can
  ///   follow
  public Host(Log log, Time time, Duration botPause) {
    this.log = log;
    this.time = time;
    bots = new Bots(time, botPause);
    log.follow(id -> Optional.ofNullable(rooms.get(id)).ifPresent(Room::catchUp));
  }

  private Seed freshSeed() {
    return Seed.of(bytes(32));
  }

  private byte[] bytes(int count) {
    var bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  /// Opens a new table.
  public Room open(String name, TableOptions options) {
    var id = new TableId(HexFormat.of().formatHex(bytes(ID_BYTES)));
    var opened = new Entry.Opened(name, options);
    var table = Table.opened(opened);
    log.append(id, 0, List.of(opened), Summary.of(id, table, time.now()));
    return run(id, table);
  }

  /// The room of a table that is in the log.
  public Optional<Room> room(TableId id) {
    var running = rooms.get(id);
    if (running != null) return Optional.of(running);
    var entries = log.read(id, 0);
    return entries.isEmpty() ? Optional.empty() : Optional.of(run(id, Table.of(entries)));
  }

  /// The tables that are not over.
  public List<Summary> lobby() {
    return log.current();
  }

  /// The table of that name that is not over.
  public Optional<Room> named(String name) {
    return log.find(name).flatMap(summary -> room(summary.id()));
  }

  /// The tables that were played last.
  public List<Summary> recent(int most) {
    return log.recent(most);
  }

  /// All that happened at a table.
  public Optional<Journal> journal(TableId id) {
    var entries = log.read(id, 0);
    return entries.isEmpty()
        ? Optional.empty()
        : Optional.of(new Journal(Table.of(entries), entries));
  }

  /// A name that no open or running table has.
  public String freshName() {
    while (true) {
      var name = "Tisch " + (1 + random.nextInt(9_999));
      if (log.find(name).isEmpty()) return name;
    }
  }

  /// Calls back, from any thread, when the lobby has changed.
  public Subscription onLobbyChange(Runnable listener) {
    lobbyListeners.add(listener);
    return () -> lobbyListeners.remove(listener);
  }

  /// Something that can be ended.
  @FunctionalInterface
  public interface Subscription {
    void stop();
  }

  private void changed(Room room) {
    bots.look(room);
    var summary = Summary.of(room.id(), room.table(), 0);
    if (!summary.equals(lastSeen.put(room.id(), summary))) lobbyListeners.forEach(Runnable::run);
  }

  private Room run(TableId id, Table table) {
    var made = new Room(id, table, log, time, seeds, this::changed);
    var present = rooms.putIfAbsent(id, made);
    if (present != null) return present;
    made.start();
    return made;
  }

  /// Takes no more commands, and comes back when those before are done.
  @Override
  public void close() {
    rooms.values().forEach(Room::close);
    rooms.values().forEach(Room::awaitEnd);
  }
}
