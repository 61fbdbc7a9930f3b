package spieltisch.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.catan.Colour;
import spieltisch.kernel.Decision;
import spieltisch.table.Command;
import spieltisch.table.Table;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameKind;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// All tables of one browser worker, and the connections of the page to them.
final class LocalTables {
  /// The code with which a connection is closed when its player has returned through another
  /// connection.
  static final int REPLACED_CODE = 4001;

  private static final int UNKNOWN_TABLE_CODE = 4004;
  private static final String CLIENT = "Spieltisch (lokal)";
  private static final int SECRET_BYTES = 16;
  private static final int SEED_BYTES = 32;
  // The Torres protocol asks for an age, because the youngest player begins.
  private static final int SAME_AGE = 30;

  private final Page page;
  private final Map<String, LocalTable> tables = new TreeMap<>();
  private final Map<Integer, Connection> connections = new TreeMap<>();

  private record Connection(LocalTable table, LocalSession session) {}

  /// The functions of the page that the tables use.
  interface Page {
    void send(int connection, String text);

    void close(int connection, int code, String reason);

    /// Stores an entry of a journal.
    void append(String table, int version, String entry);

    /// Removes the stored entries after a version.
    void truncate(String table, int version);

    /// Returns secure random bytes in hexadecimal.
    String random(int bytes);

    /// Returns the time in milliseconds since 1970.
    long now();
  }

  /// The settings of a new table.
  ///
  /// @param people the names of the people
  /// @param colour the colour of the first person
  /// @param levels the levels of the bots
  /// @param botPause how long bots wait before each action, in milliseconds
  record Setup(
      GameKind game, List<String> people, Colour colour, List<String> levels, long botPause) {
    int players() {
      return people.size() + levels.size();
    }
  }

  LocalTables(Page page) {
    this.page = page;
  }

  /// Opens a table and starts its game. Returns the tokens of the people.
  List<String> open(String name, Setup setup) {
    var seed = new Seed(page.random(SEED_BYTES));
    var table =
        LocalTable.open(
            List.of(new Entry.Opened(name, options(setup), Optional.of(seed))),
            storage(name),
            page::now);
    tables.put(name, table);
    var secrets = new ArrayList<String>();
    for (var ignored : setup.people()) secrets.add(page.random(SECRET_BYTES));
    for (int i = 0; i < secrets.size(); i++) seat(table, setup, i, secrets.get(i));
    for (var level : setup.levels()) table.ask(new Command.AddBot(level));
    if (setup.game() == GameKind.CATAN)
      for (int i = 0; i < secrets.size(); i++)
        table.ask(new Command.Ready(table.table().players().get(i).id()));
    if (setup.game() == GameKind.TORRES) return secrets;
    return secrets.stream().map(secret -> name + "." + secret).toList();
  }

  private static TableOptions options(Setup setup) {
    int players = setup.players();
    return (setup.game() == GameKind.CATAN
            ? TableOptions.standard().withPlayers(players, players)
            : TableOptions.torres(players, Optional.empty(), TimeControl.NONE))
        .withLoss(DisconnectPolicy.IS_COVERED)
        .withBotPause(setup.botPause());
  }

  private void seat(LocalTable table, Setup setup, int index, String secret) {
    var name = setup.people().get(index);
    var hash = Optional.of(SecretHash.hash(secret));
    if (setup.game() == GameKind.TORRES) {
      var join = new Command.JoinReady(CLIENT, torresName(name), SAME_AGE, Optional.empty(), hash);
      if (table.ask(join) instanceof Decision.Refused<List<Entry>>)
        table.ask(
            new Command.JoinReady(
                CLIENT, "Spieler-" + (index + 1), SAME_AGE, Optional.empty(), hash));
      return;
    }
    table.ask(new Command.Join(CLIENT, Optional.empty(), hash));
    int member = table.table().players().get(index).id();
    var colour = Optional.of(colour(table, setup, index));
    var profile = new Command.SetProfile(member, Optional.of(name), colour);
    if (table.ask(profile) instanceof Decision.Refused<List<Entry>>)
      table.ask(new Command.SetProfile(member, Optional.of("Spieler " + (index + 1)), colour));
  }

  private static Colour colour(LocalTable table, Setup setup, int index) {
    boolean isSmall = setup.players() <= 4;
    if (index == 0 && !(isSmall && setup.colour().needsExtension())) return setup.colour();
    for (var colour : Colour.values())
      if (table.table().players().stream()
          .noneMatch(member -> member.colour().equals(Optional.of(colour)))) return colour;
    throw new IllegalStateException("no free colour");
  }

  /// Returns the name without blanks, because the Torres protocol allows no blanks in names.
  private static String torresName(String name) {
    return name.strip().replace(' ', '_');
  }

  /// Opens a table that continues a finished game of Catan. Returns the token of the person.
  ///
  /// @param played the journal of the game before the move at which it continues
  /// @param seat the seat of the person
  /// @param level the level of the bots that play for other people
  /// @throws IllegalArgumentException if the journal is damaged or of another version
  String playOn(String name, List<String> played, int seat, Level level, long botPause) {
    var entries = EntryReader.read(played);
    var state = Table.of(entries).gameState();
    if (state.isEmpty()) throw new IllegalArgumentException("no game is running");
    var secret = page.random(SECRET_BYTES);
    int member = state.get().order().get(seat);
    var journal =
        new ContinuedJournal(name, member, SecretHash.hash(secret), level, botPause)
            .of(entries, page.now());
    tables.put(name, LocalTable.open(journal, storage(name), page::now));
    return name + "." + secret;
  }

  /// Continues a table with a stored journal.
  ///
  /// @throws IllegalArgumentException if the journal is damaged or of another version
  void resume(String name, List<String> lines) {
    tables.put(name, LocalTable.resume(EntryReader.read(lines), storage(name), page::now));
  }

  /// Forgets a table, because another tab continues it. The journal of the table stays stored.
  void forget(String name) {
    tables.remove(name);
  }

  boolean isOpen(String name) {
    return tables.containsKey(name);
  }

  LocalTable table(String name) {
    var table = tables.get(name);
    if (table == null) throw new IllegalArgumentException("no table " + name);
    return table;
  }

  /// Opens the rematch of a finished game, or finds it. Returns the name of its table.
  ///
  /// @param name the name of the new table
  String rematch(String finished, String name) {
    var old = table(finished);
    var successor = old.table().successor();
    if (successor.isPresent()) return successor.get().name();
    var opening = old.table().rematch(name, old.context());
    tables.put(name, LocalTable.open(opening, storage(name), page::now));
    var next = table(name);
    for (var member : next.table().players())
      member.tokenHash().ifPresent(hash -> next.ask(new Command.Return(hash)));
    // Without a commitment the page does not try to contribute to the dice of the started game.
    old.ask(new Command.Rematch(name, name, Optional.empty()));
    return name;
  }

  private LocalTable.Storage storage(String name) {
    return new LocalTable.Storage() {
      @Override
      public void append(long version, Entry entry) {
        page.append(name, Math.toIntExact(version), EntryWriter.write(entry));
      }

      @Override
      public void truncate(long version) {
        page.truncate(name, Math.toIntExact(version));
      }

      @Override
      public Seed seed() {
        return new Seed(page.random(SEED_BYTES));
      }
    };
  }

  /// Opens a connection to a table, in the protocol of its game.
  void connect(int id, String name) {
    if (!isOpen(name)) {
      page.close(id, UNKNOWN_TABLE_CODE, "");
      return;
    }
    var table = table(name);
    var output =
        new LocalSession.Output() {
          @Override
          public void send(String text) {
            page.send(id, text);
          }

          @Override
          public void close(int code, String reason) {
            page.close(id, code, reason);
            disconnect(id);
          }
        };
    connections.put(
        id,
        new Connection(
            table,
            table.table().options().game() == GameKind.CATAN
                ? new LocalCatanSession(table, output)
                : new LocalTorresSession(table, output)));
  }

  void receive(int id, String text) {
    var connection = connections.get(id);
    if (connection != null) connection.session().receive(text);
  }

  void disconnect(int id) {
    var connection = connections.remove(id);
    if (connection != null) connection.table().remove(connection.session());
  }

  /// Returns how long the next bot of a table waits before it acts; empty if no bot must act.
  OptionalLong botPause(String name) {
    var table = table(name);
    return table.awaitsBot()
        ? OptionalLong.of(table.table().options().botPause().orElse(0))
        : OptionalLong.empty();
  }

  /// Lets the next bot of a table act.
  void act(String name, Deadline deadline) {
    table(name).act(deadline);
  }

  /// Returns the secret in a seat token of Catan.
  static String secretOf(String token) {
    return token.substring(token.indexOf('.') + 1);
  }
}
