package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToLongFunction;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;
import spieltisch.table.member.Members;
import spieltisch.table.options.TableOptions;

/// Decides about members who keep the others waiting before the game, and about the host's right to
/// remove members.
///
/// The wait for a player who is not ready begins when the table has enough players and another
/// person is ready. The player is warned after half of the allowed time. When the time is up, the
/// player becomes a spectator, or is removed if the table allows no spectators.
final class ReadinessRules {
  private static final long MILLIS = 1_000;

  private ReadinessRules() {}

  private static boolean isAwaited(Member member, Members members, TableOptions options) {
    return options.readyMillis() > 0
        && !member.ready()
        && isPresentPerson(member)
        && members.players().size() >= options.fewest()
        && members.players().stream().anyMatch(other -> other.ready() && isPresentPerson(other));
  }

  private static boolean isPresentPerson(Member member) {
    return member.bot().isEmpty() && member.connected();
  }

  /// Removes the waits for members whom the others no longer await.
  static Members withoutEndedWaits(Members members, TableOptions options) {
    var next = members;
    for (var member : members.players())
      if (member.readyWait().isPresent() && !isAwaited(member, members, options))
        next = next.with(member.with(Optional.<Member.ReadyWait>empty()));
    return next;
  }

  /// Appends an entry for each wait that begins because of the given entries.
  static List<Entry> withWaits(Table table, List<Entry> entries, long now) {
    var after = table;
    for (var entry : entries) after = after.after(entry);
    if (after.hasStarted()) return entries;
    var all = new ArrayList<>(entries);
    for (var member : after.players())
      if (member.readyWait().isEmpty() && isAwaited(member, after.members(), after.options()))
        all.add(new Entry.ReadyAwaited(member.id(), now, false));
    return List.copyOf(all);
  }

  /// Returns the next command for a member who is not ready, and when it is due: first a warning,
  /// then the loss of the seat. The result is empty if nobody waits for the member.
  static Optional<ScheduledCommand> scheduled(Table table, Member member) {
    ToLongFunction<Member.ReadyWait> due =
        wait -> wait.since() + table.options().readyMillis() / (wait.warned() ? 1 : 2);
    return member
        .readyWait()
        .filter(_ -> !table.hasStarted())
        .map(
            wait ->
                new ScheduledCommand(due.applyAsLong(wait), new Command.UrgeReady(member.id())));
  }

  static Decision<List<Entry>> urge(Table table, int id, DecisionContext context) {
    var member = table.members().find(id);
    var due = member.flatMap(it -> scheduled(table, it)).filter(it -> it.at() <= context.now());
    if (member.isEmpty() || due.isEmpty()) return new Refused<>(TableRefusal.NOTHING_DUE);
    var wait = member.get().readyWait().orElseThrow();
    return wait.warned() ? remove(table, member.get(), context) : warn(table, member.get());
  }

  private static Decision<List<Entry>> warn(Table table, Member member) {
    long left = table.options().readyMillis() / 2 / MILLIS;
    var sentence = TableSentence.READY_WARNING.with(name(member), left);
    return new Accepted<>(
        List.of(
            new Entry.ReadyAwaited(member.id(), member.readyWait().orElseThrow().since(), true),
            new Entry.Chatted(OptionalInt.empty(), sentence)));
  }

  /// Makes the player a spectator with the same id. If the table allows no spectators, the player
  /// is removed.
  private static Decision<List<Entry>> remove(Table table, Member member, DecisionContext context) {
    if (!table.options().spectators())
      return GameStarter.accept(
          table, List.of(new Entry.Kicked(member.id(), OptionalInt.empty())), context);
    var sentence = TableSentence.NOT_READY.with(name(member));
    var name = NameRules.unique(table, name(member), member.id());
    return GameStarter.accept(
        table,
        List.of(
            new Entry.Chatted(OptionalInt.empty(), sentence),
            new Entry.Left(member.id()),
            new Entry.Watched(member.id(), name, member.presence().node())),
        context);
  }

  private static String name(Member member) {
    return member.name().orElse("Spieler " + member.id());
  }

  static Decision<List<Entry>> kick(Table table, Command.Kick kick, DecisionContext context) {
    if (table.hasStarted()) return new Refused<>(TableRefusal.GAME_RUNNING);
    if (table.members().host().filter(it -> it.id() == kick.host()).isEmpty())
      return new Refused<>(TableRefusal.NOT_THE_HOST);
    if (kick.host() == kick.member()) return new Refused<>(TableRefusal.NOT_YOURSELF);
    if (table.members().find(kick.member()).isEmpty())
      return new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
    return GameStarter.accept(
        table, List.of(new Entry.Kicked(kick.member(), OptionalInt.of(kick.host()))), context);
  }
}
