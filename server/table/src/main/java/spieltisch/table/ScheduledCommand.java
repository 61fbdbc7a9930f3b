package spieltisch.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import spieltisch.table.member.Member;

/// Something that time asks of a table.
public record ScheduledCommand(long at, Command command) {
  /// What comes first, if nobody does anything before.
  static Optional<ScheduledCommand> next(Table table, DisconnectTimeouts disconnectTimeouts) {
    var all = new ArrayList<ScheduledCommand>();
    if (!table.isOver())
      for (var member : table.members())
        if (!member.connected()) all.addAll(forLost(table, member, disconnectTimeouts));
    clock(table).ifPresent(all::add);
    return all.stream().min(Comparator.comparingLong(ScheduledCommand::at));
  }

  /// When the time of the player who must act is over.
  static Optional<ScheduledCommand> clock(Table table) {
    if (!table.isRunning()) return Optional.empty();
    var runningGame = table.round().orElseThrow();
    var deadline = runningGame.watch().deadline(runningGame.match(), table.options().clock());
    if (deadline.isEmpty()) return Optional.empty();
    int late = runningGame.match().order().get(runningGame.match().toAsk().getFirst().index());
    return Optional.of(new ScheduledCommand(deadline.getAsLong(), new Command.TurnTimeout(late)));
  }

  private static List<ScheduledCommand> forLost(
      Table table, Member member, DisconnectTimeouts disconnectTimeouts) {
    long since = member.presence().since();
    var leave =
        new ScheduledCommand(
            since + disconnectTimeouts.giveUp(), new Command.AbandonSeat(member.id()));
    if (member.isAwaited()) return List.of(leave);
    if (!table.hasStarted())
      return List.of(
          new ScheduledCommand(
              since + disconnectTimeouts.cover(), new Command.AbandonSeat(member.id())));
    boolean coverable =
        table.options().loss() != DisconnectPolicy.PASSES_HIS_TURNS
            && !table.company().covered().contains(member.id());
    boolean ending =
        table.options().loss() == DisconnectPolicy.ENDS_THE_GAME
            || !table.company().hasAnybodyConnected();
    var scheduledCommand = new ArrayList<ScheduledCommand>();
    if (coverable)
      scheduledCommand.add(
          new ScheduledCommand(
              since + disconnectTimeouts.cover(), new Command.TakeOver(member.id())));
    if (ending) scheduledCommand.add(leave);
    return scheduledCommand;
  }
}
