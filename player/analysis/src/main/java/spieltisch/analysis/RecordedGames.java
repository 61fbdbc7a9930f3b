package spieltisch.analysis;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import spieltisch.analysis.RecordedGame.RecordedMove;
import spieltisch.catan.Action;
import spieltisch.catan.rules.Event;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.entry.UndoneEntries;
import spieltisch.table.game.CatanOpening;
import spieltisch.table.member.Member;

/// Turns journals into games that the analysis reads.
public final class RecordedGames {
  private RecordedGames() {}

  /// Returns the game of Catan in a journal. The number of a move is the number of its entry.
  ///
  /// @throws UnusableJournalException if the journal has no game of Catan or is impossible
  public static RecordedGame of(List<Entry> entries) {
    for (int i = 0; i < entries.size(); i++)
      if (entries.get(i) instanceof Entry.Started started) {
        if (!(started.opening() instanceof CatanOpening opening))
          throw new UnusableJournalException("only games of Catan can be analysed");
        if (opening.order().size() != opening.options().players()) throw impossible(i + 1);
        return new RecordedGame(
            opening.options(),
            opening.board(),
            names(entries.subList(0, i + 1), opening.order()),
            moves(entries, i + 1, opening.order()));
      }
    throw new UnusableJournalException("no game was played at this table");
  }

  /// Returns whether a game of Catan began at the table.
  public static boolean hasCatan(List<Entry> entries) {
    return entries.stream()
        .anyMatch(
            entry ->
                entry instanceof Entry.Started started
                    && started.opening() instanceof CatanOpening);
  }

  private static UnusableJournalException impossible(int number) {
    return new UnusableJournalException("entry " + number + " is impossible in a journal");
  }

  /// Replays the entries of a record and returns the table. Fails if the entries are impossible.
  private static Table table(List<Entry> entries) {
    if (!(entries.getFirst() instanceof Entry.Opened opened)) throw impossible(1);
    var table = Table.opened(opened);
    for (int i = 1; i < entries.size(); i++)
      try {
        table = table.after(entries.get(i));
      } catch (RuntimeException _) {
        // An impossible entry, for example of an unknown member, causes various exceptions.
        throw impossible(i + 1);
      }
    return table;
  }

  private static List<String> names(List<Entry> entries, List<Integer> order) {
    var members = table(entries).members();
    return order.stream()
        .map(id -> members.find(id).flatMap(Member::name).orElse("#" + id))
        .toList();
  }

  /// @param order the members by seat
  private static List<RecordedMove> moves(List<Entry> entries, int from, List<Integer> order) {
    var moves = new ArrayList<RecordedMove>();
    var undone = UndoneEntries.versions(0, entries);
    var takenOver = new HashSet<Integer>();
    for (int i = from; i < entries.size(); i++) {
      int number = i + 1;
      switch (entries.get(i)) {
        case Entry.TakenOver(var member) -> takenOver.add(order.indexOf(member));
        case Entry.Returned returned -> takenOver.remove(order.indexOf(returned.member()));
        case Entry.Acted acted when !undone.contains((long) number) ->
            moves.add(move(acted, number, takenOver.contains(acted.seat().index())));
        default -> {}
      }
    }
    return moves;
  }

  /// @param isTakenOver whether a bot had taken over the seat, so that the move is no decision of
  ///   the person
  private static RecordedMove move(Entry.Acted acted, int number, boolean isTakenOver) {
    if (!(acted.action() instanceof Action action))
      throw new UnusableJournalException("entry " + number + " is not an action of Catan");
    boolean isChosen = acted.actor() == Entry.Actor.PLAYER || acted.actor() == Entry.Actor.BOT;
    return new RecordedMove(
        number, acted.seat().index(), action, events(acted, number), isChosen && !isTakenOver);
  }

  private static List<Event> events(Entry.Acted acted, int number) {
    var events = new ArrayList<Event>();
    for (var event : acted.events()) {
      if (!(event instanceof Event catan))
        throw new UnusableJournalException("entry " + number + " is not an action of Catan");
      events.add(catan);
    }
    return events;
  }
}
