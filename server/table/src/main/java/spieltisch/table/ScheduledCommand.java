package spieltisch.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import spieltisch.table.member.Member;

/// A command that is due at a time.
public record ScheduledCommand(long at, Command command) {
  /// The first command that is due if nothing happens before.
  static Optional<ScheduledCommand> next(Table table, DisconnectTimeouts timeouts) {
    var all = new ArrayList<ScheduledCommand>();
    if (!table.isOver())
      for (var member : table.players())
        if (!member.connected()) all.addAll(forDisconnected(table, member, timeouts));
    turnTimeout(table).ifPresent(all::add);
    return all.stream().min(Comparator.comparingLong(ScheduledCommand::at));
  }

  /// The time-out of the player that must act, if there is a time limit.
  static Optional<ScheduledCommand> turnTimeout(Table table) {
    if (!table.isRunning()) return Optional.empty();
    var game = table.game().orElseThrow();
    var deadline = game.clock().deadline(game.state(), table.options().clock());
    if (deadline.isEmpty()) return Optional.empty();
    int late = game.state().order().get(game.state().seatsToAct().getFirst().index());
    return Optional.of(new ScheduledCommand(deadline.getAsLong(), new Command.TurnTimeout(late)));
  }

  private static List<ScheduledCommand> forDisconnected(
      Table table, Member member, DisconnectTimeouts timeouts) {
    long since = member.presence().since();
    var abandon =
        new ScheduledCommand(since + timeouts.abandon(), new Command.AbandonSeat(member.id()));
    if (member.isSeatReserved()) return List.of(abandon);
    if (!table.hasStarted())
      return List.of(
          new ScheduledCommand(since + timeouts.takeOver(), new Command.AbandonSeat(member.id())));
    boolean canTakeOver =
        table.options().loss() != DisconnectPolicy.PASSES_HIS_TURNS
            && !table.members().takenOver().contains(member.id());
    boolean canAbandon =
        table.options().loss() == DisconnectPolicy.ENDS_THE_GAME
            || !table.members().hasConnectedPlayer();
    var commands = new ArrayList<ScheduledCommand>();
    if (canTakeOver)
      commands.add(
          new ScheduledCommand(since + timeouts.takeOver(), new Command.TakeOver(member.id())));
    if (canAbandon) commands.add(abandon);
    return commands;
  }
}
