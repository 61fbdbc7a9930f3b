package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.table.member.Member;

/// How a table begins on which a finished game is played once more: with the same agreement, and
/// with everybody in his place, under his name and in his colour.
///
/// Computer players sit there at once. A person is awaited: with the token that he had he takes his
/// place, and nobody else gets it, until he has been away for too long. Who has no token cannot be
/// told from a stranger, so nothing is kept for him; nor for a program that has hung up, for it
/// does not change its mind.
final class RematchOpening {
  private final List<Entry> entries = new ArrayList<>();
  private final DecisionContext decisionContext;
  private int nextId = 1;

  private RematchOpening(DecisionContext decisionContext) {
    this.decisionContext = decisionContext;
  }

  static List<Entry> entries(Table finished, String name, DecisionContext decisionContext) {
    var rematchOpening = new RematchOpening(decisionContext);
    rematchOpening.entries.add(new Entry.Opened(name, finished.options()));
    for (var member : finished.members())
      if (member.bot().isPresent() || mayCome(member)) rematchOpening.place(member);
    return List.copyOf(rematchOpening.entries);
  }

  private static boolean mayCome(Member member) {
    return member.tokenHash().isPresent() && (member.connected() || !member.isComputer());
  }

  private void place(Member member) {
    int id = nextId++;
    entries.add(
        new Entry.Joined(
            id, member.client(), member.bot(), member.tokenHash(), member.age(), Optional.empty()));
    if (member.bot().isEmpty()) entries.add(new Entry.SeatReserved(id, lastSeen(member)));
    entries.add(new Entry.ProfileSet(id, member.name().orElseThrow(), member.colour()));
    entries.add(new Entry.MarkedReady(id));
  }

  private long lastSeen(Member member) {
    return member.connected() ? decisionContext.now() : member.presence().since();
  }
}
