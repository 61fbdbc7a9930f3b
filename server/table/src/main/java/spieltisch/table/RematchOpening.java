package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;

/// The first entries of a rematch table. The table has the same options and the same players, with
/// their names and colours, as the finished game.
///
/// Bots join at once. Each player with a token gets a reserved seat. The player takes the seat with
/// the same token. A reserved seat becomes free after a time-out. A player without a token gets no
/// reserved seat, because the server could not recognise the player. A client that calls itself a
/// computer player gets a reserved seat only if it is still connected.
final class RematchOpening {
  private final List<Entry> entries = new ArrayList<>();
  private final DecisionContext context;
  private int nextId = 1;

  private RematchOpening(DecisionContext context) {
    this.context = context;
  }

  static List<Entry> entries(Table finished, String name, DecisionContext context) {
    var opening = new RematchOpening(context);
    opening.entries.add(
        new Entry.Opened(name, finished.options(), Optional.of(context.seeds().get())));
    for (var member : finished.players())
      if (member.bot().isPresent() || mayReturn(member)) opening.add(member);
    return List.copyOf(opening.entries);
  }

  private static boolean mayReturn(Member member) {
    return member.tokenHash().isPresent() && (member.connected() || !member.isComputer());
  }

  private void add(Member member) {
    int id = nextId++;
    entries.add(
        new Entry.Joined(
            id, member.client(), member.bot(), member.tokenHash(), member.age(), Optional.empty()));
    if (member.bot().isEmpty()) entries.add(new Entry.SeatReserved(id, lastConnected(member)));
    entries.add(new Entry.ProfileSet(id, member.name().orElseThrow(), member.colour()));
    entries.add(new Entry.MarkedReady(id));
  }

  private long lastConnected(Member member) {
    return member.connected() ? context.now() : member.presence().since();
  }
}
