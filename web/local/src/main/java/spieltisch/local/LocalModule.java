package spieltisch.local;

import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.table.game.GameKind;

/// The functions that the web worker calls. Lists are texts with one item a line.
public final class LocalModule {
  private static @Nullable LocalTables tables;

  private LocalModule() {}

  /// The functions that the web worker provides.
  public interface Worker extends JSObject {
    void send(int connection, String text);

    void close(int connection, int code, String reason);

    void append(String table, int version, String entry);

    void truncate(String table, int version);

    String random(int bytes);

    double now();
  }

  /// An empty entry point, which the compiler requires.
  public static void main(String[] args) {}

  /// Initializes the module. The worker calls this function once, before all other functions.
  @JSExport
  public static void begin(Worker worker) {
    tables = new LocalTables(new WorkerPage(worker));
  }

  private static LocalTables tables() {
    var begun = tables;
    if (begun == null) throw new IllegalStateException("begin was not called");
    return begun;
  }

  private static GameKind kind(String game) {
    return GameKind.valueOf(game.toUpperCase(Locale.ROOT));
  }

  /// Opens a table and returns the tokens of the people.
  ///
  /// @param colour the index of the first person's colour
  @JSExport
  public static String open(
      String table, String game, String people, int colour, String levels, int botPause) {
    var setup =
        new LocalTables.Setup(
            kind(game),
            TextLines.of(people),
            Colour.values()[colour],
            TextLines.of(levels),
            botPause);
    return String.join("\n", tables().open(table, setup));
  }

  /// Opens a table that continues a finished game of Catan; returns the token of the person, or why
  /// that is not possible after a `!`.
  ///
  /// @param played the journal of the game before the move at which it continues
  @JSExport
  public static String playOn(String table, String played, int seat, String level, int botPause) {
    try {
      return tables()
          .playOn(
              table, TextLines.of(played), seat, Level.of(level).orElse(Level.MEDIUM), botPause);
    } catch (RuntimeException e) {
      return "!" + (e.getMessage() == null ? "invalid" : e.getMessage());
    }
  }

  /// Continues a stored table. Returns the reason if this is not possible, otherwise an empty text.
  @JSExport
  public static String resume(String table, String journal) {
    try {
      tables().resume(table, TextLines.of(journal));
      return "";
    } catch (RuntimeException e) {
      return e.getMessage() == null ? "invalid" : e.getMessage();
    }
  }

  @JSExport
  public static boolean isOpen(String table) {
    return tables().isOpen(table);
  }

  /// Forgets a table, because another tab continues it.
  @JSExport
  public static void forget(String table) {
    tables().forget(table);
  }

  @JSExport
  public static void connect(int connection, String table) {
    tables().connect(connection, table);
  }

  @JSExport
  public static void receive(int connection, String text) {
    tables().receive(connection, text);
  }

  @JSExport
  public static void disconnect(int connection) {
    tables().disconnect(connection);
  }

  /// How many milliseconds the next bot waits before it acts; -1 if no bot must act.
  @JSExport
  public static int botPause(String table) {
    return (int) tables().botPause(table).orElse(-1);
  }

  /// Lets the next bot of a table act within a time limit.
  @JSExport
  public static void act(String table, int millis) {
    tables().act(table, Deadline.inMillis(millis));
  }

  /// The ids of the people whose action the game awaits.
  @JSExport
  public static String peopleToAct(String table) {
    return tables().table(table).peopleToAct().stream()
        .map(String::valueOf)
        .collect(Collectors.joining("\n"));
  }

  /// Takes back the last action of a person.
  @JSExport
  public static boolean undo(String table) {
    return tables().table(table).undo();
  }

  /// Opens or finds the rematch of a finished game, and returns the name of its table.
  @JSExport
  public static String rematch(String finished, String table) {
    return tables().rematch(finished, table);
  }

  /// The summary of a table as JSON.
  @JSExport
  public static String summary(String table) {
    return LocalHistory.summary(table, tables().table(table).entries());
  }

  /// The game so far as JSON, as the player with the secret knows it.
  @JSExport
  public static String history(String table, String secret) {
    var local = tables().table(table);
    return LocalHistory.game(table, local.entries(), local.memberOf(secret).orElse(0));
  }

  /// Plays a game between bots and returns its journal.
  @JSExport
  public static String botGame(
      String game, String level, int players, int nodes, int decisions, int seed) {
    return BotGame.play(kind(game), level, players, nodes, decisions, seed);
  }

  /// Tells how the best bots estimate the positions of a game of Catan, in millionths.
  @JSExport
  public static String botChances(int players, int decisions, int seed) {
    return BotGame.chances(players, decisions, seed);
  }

  private record WorkerPage(Worker worker) implements LocalTables.Page {
    @Override
    public void send(int connection, String text) {
      worker.send(connection, text);
    }

    @Override
    public void close(int connection, int code, String reason) {
      worker.close(connection, code, reason);
    }

    @Override
    public void append(String table, int version, String entry) {
      worker.append(table, version, entry);
    }

    @Override
    public void truncate(String table, int version) {
      worker.truncate(table, version);
    }

    @Override
    public String random(int bytes) {
      return worker.random(bytes);
    }

    @Override
    public long now() {
      return (long) worker.now();
    }
  }
}
