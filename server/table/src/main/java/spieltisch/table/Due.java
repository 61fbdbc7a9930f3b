package spieltisch.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Something that time asks of a table.
public record Due(long at, Command command) {
  /// What comes first, if nobody does anything before.
  static Optional<Due> next(Table table, Grace grace) {
    var all = new ArrayList<Due>();
    if (!table.isOver())
      for (var member : table.members())
        if (!member.connected()) all.addAll(forLost(table, member, grace));
    clock(table).ifPresent(all::add);
    return all.stream().min(Comparator.comparingLong(Due::at));
  }

  /// When the time of the player who must act is over.
  static Optional<Due> clock(Table table) {
    if (!table.isRunning()) return Optional.empty();
    var round = table.round().orElseThrow();
    var deadline = round.watch().deadline(round.match(), table.options().clock());
    if (deadline.isEmpty()) return Optional.empty();
    int late = round.match().order().get(round.match().toAsk().getFirst().index());
    return Optional.of(new Due(deadline.getAsLong(), new Command.TimeUp(late)));
  }

  private static List<Due> forLost(Table table, Member member, Grace grace) {
    long since = member.presence().since();
    var leave = new Due(since + grace.giveUp(), new Command.GiveUp(member.id()));
    if (member.isAwaited()) return List.of(leave);
    if (!table.hasStarted())
      return List.of(new Due(since + grace.cover(), new Command.GiveUp(member.id())));
    boolean coverable =
        table.options().loss() != Loss.PASSES_HIS_TURNS
            && !table.company().covered().contains(member.id());
    boolean ending =
        table.options().loss() == Loss.ENDS_THE_GAME || !table.company().hasAnybodyConnected();
    var due = new ArrayList<Due>();
    if (coverable) due.add(new Due(since + grace.cover(), new Command.Cover(member.id())));
    if (ending) due.add(leave);
    return due;
  }
}
