package spieltisch.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;
import spieltisch.table.member.SecretHash;
import spieltisch.table.options.DisconnectTimeouts;

/// A table that runs in the browser. The table decides commands at once, keeps the journal and
/// tells its sessions, as `host.TableRunner` does for a table of the server.
///
/// All players always count as connected, because nobody else waits while the page is closed.
final class LocalTable {
  private static final String NODE = "browser";

  private final Storage storage;
  private final LongSupplier clock;
  private final List<Entry> entries = new ArrayList<>();
  private final List<LocalSession> sessions = new ArrayList<>();
  private final int firstOwn;
  private LocalBots bots;
  private Table table;

  /// Stores the journal of the table.
  interface Storage {
    /// Appends an entry.
    ///
    /// @param version the number of entries including this one
    void append(long version, Entry entry);

    /// Removes the entries after a version.
    void truncate(long version);

    /// Returns a new random seed.
    Seed seed();
  }

  /// @param clock the current time in milliseconds since 1970
  private LocalTable(List<Entry> journal, Storage storage, LongSupplier clock) {
    this.storage = storage;
    this.clock = clock;
    entries.addAll(journal);
    firstOwn = firstOwn(journal);
    table = Table.of(entries);
    bots = new LocalBots(entries);
  }

  /// Returns the index of the first entry of this table itself. A [ContinuedJournal] ends with a
  /// change of the options, which no other local table has.
  private static int firstOwn(List<Entry> journal) {
    for (int i = journal.size() - 1; i > 0; i--)
      if (journal.get(i) instanceof Entry.OptionsChanged) return i + 1;
    return 1;
  }

  /// Opens a new table. The first entries are the opening, at a rematch table also the members, and
  /// at a table that continues a game everything before.
  static LocalTable open(List<Entry> opening, Storage storage, LongSupplier clock) {
    var opened = new LocalTable(opening, storage, clock);
    for (int i = 0; i < opening.size(); i++) storage.append(i + 1L, opening.get(i));
    return opened;
  }

  /// Continues a table with a stored journal.
  static LocalTable resume(List<Entry> journal, Storage storage, LongSupplier clock) {
    return new LocalTable(journal, storage, clock);
  }

  Table table() {
    return table;
  }

  List<Entry> entries() {
    return List.copyOf(entries);
  }

  /// Runs a command. The sessions receive the notices before this method returns.
  Decision<List<Entry>> ask(Command command) {
    var decision = table.decide(command, context());
    if (decision instanceof Decision.Accepted<List<Entry>>(var accepted))
      for (var entry : accepted) record(entry);
    return decision;
  }

  DecisionContext context() {
    return new DecisionContext(clock.getAsLong(), NODE, storage::seed);
  }

  private void record(Entry entry) {
    table = table.after(entry);
    entries.add(entry);
    storage.append(table.version(), entry);
    for (var session : List.copyOf(sessions)) {
      var viewer = table.viewer(session.member());
      var notices = Notice.of(entry, table, viewer, DisconnectTimeouts.STANDARD);
      if (!notices.isEmpty()) session.onNotices(table.version(), notices);
    }
  }

  /// Adds a session, which receives all notices from now on. An earlier session of the same member
  /// is closed.
  void add(LocalSession session) {
    for (var other : List.copyOf(sessions))
      if (other.member() == session.member()) {
        sessions.remove(other);
        other.replaced();
      }
    sessions.add(session);
  }

  void remove(LocalSession session) {
    sessions.remove(session);
  }

  /// Returns the member with this secret. This call takes a seat that is reserved at a rematch
  /// table. The return of a player who is seated already is not recorded.
  Optional<Integer> memberOf(String secret) {
    var hash = SecretHash.hash(secret);
    var found =
        table.players().stream()
            .filter(member -> member.tokenHash().equals(Optional.of(hash)))
            .findFirst();
    if (found.filter(member -> !member.connected()).isPresent()) ask(new Command.Return(hash));
    return found.map(Member::id);
  }

  /// Returns the running clocks and the absent players, for a session that begins.
  List<Notice> current() {
    long now = clock.getAsLong();
    var current = new ArrayList<Notice>();
    table.clock(now).ifPresent(current::add);
    current.addAll(table.answersAwaited(now));
    current.addAll(table.absences(now, DisconnectTimeouts.STANDARD));
    return current;
  }

  /// Returns whether a bot must act.
  boolean awaitsBot() {
    return botToAct().isPresent();
  }

  private OptionalInt botToAct() {
    if (!table.isRunning() || table.isPaused()) return OptionalInt.empty();
    var state = table.gameState().orElseThrow();
    for (var seat : state.seatsToAct()) {
      int member = state.order().get(seat.index());
      if (isBot(member)) return OptionalInt.of(member);
    }
    return OptionalInt.empty();
  }

  private boolean isBot(int id) {
    return table.members().find(id).flatMap(Member::bot).isPresent();
  }

  /// Lets the next bot act. Does nothing if no bot must act.
  void act(Deadline deadline) {
    botToAct()
        .ifPresent(
            member ->
                ask(
                    new Command.Act(
                        member, bots.choose(table, member, deadline), Entry.Actor.BOT)));
  }

  /// Returns the people whose action or answer to an offer the game awaits.
  List<Integer> peopleToAct() {
    if (!table.isRunning()) return List.of();
    var state = table.gameState().orElseThrow();
    return state.seatsToAct().stream()
        .map(seat -> state.order().get(seat.index()))
        .filter(member -> !isBot(member))
        .toList();
  }

  /// Takes back the last action of a person, with everything that followed. The dice of the journal
  /// stay the same, so the same action has the same result. Returns false if there is no such
  /// action. A game that this table continues is not taken back.
  boolean undo() {
    for (int i = entries.size() - 1; i >= firstOwn; i--)
      if (entries.get(i) instanceof Entry.Acted acted && isUndoable(acted)) {
        entries.subList(i, entries.size()).clear();
        table = Table.of(entries);
        bots = new LocalBots(entries);
        storage.truncate(table.version());
        for (var session : List.copyOf(sessions)) session.restart();
        return true;
      }
    return false;
  }

  /// Returns whether an action is a step that a person can take back. The page declines offers by
  /// itself, so a declined offer is no such step.
  private static boolean isUndoable(Entry.Acted acted) {
    return acted.actor() == Entry.Actor.PLAYER && !isRefusedOffer(acted.action());
  }

  private static boolean isRefusedOffer(GameAction action) {
    return action instanceof Action.Answer answer && !answer.accept();
  }
}
