package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;
import spieltisch.table.options.DisconnectPolicy;

/// Decides when a game is paused.
///
/// A game with one person and bots pauses while the person is away. People who are present may also
/// pause the game together, and each of them may resume it.
final class PauseRules {
  private PauseRules() {}

  /// Asks for a pause. The pause begins when all people who are present have asked.
  static Decision<List<Entry>> ask(Table table, int id, DecisionContext context) {
    var refusal = refusal(table, id);
    if (refusal.isPresent()) return new Refused<>(refusal.get());
    var asked = new Entry.PauseAsked(id);
    if (isAlone(table)) return accept(asked, new Entry.Paused(false, context.now()));
    var entries = new ArrayList<Entry>();
    entries.add(asked);
    if (table.pause().agreed().isEmpty())
      entries.add(chat(TableSentence.PAUSE_ASKED.with(name(table, id))));
    return new Accepted<>(withAgreedPause(table, entries, context));
  }

  private static Optional<TableRefusal> refusal(Table table, int id) {
    if (table.members().find(id).filter(Member::connected).isEmpty())
      return Optional.of(TableRefusal.NOT_AT_THE_TABLE);
    if (!table.hasStarted()) return Optional.of(TableRefusal.GAME_NOT_RUNNING);
    if (table.isOver()) return Optional.of(TableRefusal.GAME_OVER);
    if (table.isPaused()) return Optional.of(TableRefusal.PAUSED);
    if (table.pause().agreed().contains(id)) return Optional.of(TableRefusal.PAUSE_ASKED_ALREADY);
    boolean canAllAgree = presentPeople(table).stream().allMatch(PauseRules::canAgree);
    return canAllAgree ? Optional.empty() : Optional.of(TableRefusal.CANNOT_PAUSE);
  }

  /// Returns whether the member can agree to a pause. A member agrees over the HTTP API, which
  /// requires a seat token. A client that calls itself a computer player does not know pauses.
  private static boolean canAgree(Member member) {
    return member.tokenHash().isPresent() && !member.isComputer();
  }

  /// Ends the pause, or declines the request for a pause.
  static Decision<List<Entry>> resume(Table table, int id, DecisionContext context) {
    if (table.members().find(id).filter(Member::connected).isEmpty())
      return new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
    if (!table.isPaused() && table.pause().agreed().isEmpty())
      return new Refused<>(TableRefusal.NOT_PAUSED);
    var resumed = new Entry.Resumed(context.now());
    if (isAlone(table)) return accept(resumed);
    var sentence = table.isPaused() ? TableSentence.PAUSE_ENDED : TableSentence.PAUSE_DECLINED;
    return accept(resumed, chat(sentence.with(name(table, id))));
  }

  /// Ends a pause that has lasted too long.
  static Decision<List<Entry>> end(Table table, DecisionContext context) {
    return table.isPaused()
        ? accept(new Entry.Resumed(context.now()))
        : new Refused<>(TableRefusal.NOTHING_DUE);
  }

  /// Returns the entries with which the game pauses because a member has disconnected.
  ///
  /// @param disconnected the entry for the member's disconnect
  static List<Entry> afterDisconnect(Table table, Entry disconnected, DecisionContext context) {
    var entries = new ArrayList<>(List.of(disconnected));
    var after = table.after(disconnected);
    if (!after.isRunning() || after.isPaused()) return List.copyOf(entries);
    if (!isAlone(after)) return withAgreedPause(table, entries, context);
    boolean canReturn = people(after).getFirst().tokenHash().isPresent();
    if (canReturn && after.options().loss() != DisconnectPolicy.ENDS_THE_GAME)
      entries.add(new Entry.Paused(true, context.now()));
    return List.copyOf(entries);
  }

  /// Returns the entries with which a pause ends because the only person has returned.
  static List<Entry> afterReturn(Table table, DecisionContext context) {
    return table.pause().automatic() ? List.of(new Entry.Resumed(context.now())) : List.of();
  }

  /// Adds the beginning of the pause if all people who are present after the entries have asked for
  /// it.
  private static List<Entry> withAgreedPause(
      Table table, List<Entry> entries, DecisionContext context) {
    var after = table;
    for (var entry : entries) after = after.after(entry);
    var agreed = after.pause().agreed();
    var present = presentPeople(after);
    boolean isAgreed =
        !agreed.isEmpty()
            && !present.isEmpty()
            && present.stream().allMatch(member -> agreed.contains(member.id()));
    if (!isAgreed) return entries;
    var all = new ArrayList<>(entries);
    all.add(new Entry.Paused(false, context.now()));
    all.add(chat(TableRefusal.PAUSED.german()));
    return all;
  }

  /// Returns whether only one player of the table is not a bot of this server.
  static boolean isAlone(Table table) {
    return people(table).size() == 1;
  }

  private static List<Member> people(Table table) {
    return table.players().stream().filter(member -> member.bot().isEmpty()).toList();
  }

  private static List<Member> presentPeople(Table table) {
    return people(table).stream().filter(Member::connected).toList();
  }

  private static String name(Table table, int id) {
    return table.members().member(id).name().orElse("#" + id);
  }

  private static Entry chat(String sentence) {
    return new Entry.Chatted(OptionalInt.empty(), sentence);
  }

  private static Decision<List<Entry>> accept(Entry... entries) {
    return new Accepted<>(List.of(entries));
  }
}
