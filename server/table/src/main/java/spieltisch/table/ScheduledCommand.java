package spieltisch.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import spieltisch.table.member.Member;

/// A command that the server carries out at a given time.
public record ScheduledCommand(long at, Command command) {
  /// Returns the command that is due first if nothing else happens at the table before.
  static Optional<ScheduledCommand> next(Table table, DisconnectTimeouts timeouts) {
    var all = new ArrayList<ScheduledCommand>();
    if (!table.isOver())
      for (var member : table.players())
        if (!member.connected()) all.addAll(forDisconnected(table, member, timeouts));
    for (var member : table.players()) ReadinessRules.scheduled(table, member).ifPresent(all::add);
    turnTimeout(table).ifPresent(all::add);
    return all.stream().min(Comparator.comparingLong(ScheduledCommand::at));
  }

  /// Returns the earliest time-out of the players whose action the game awaits; empty without a
  /// time limit.
  static Optional<ScheduledCommand> turnTimeout(Table table) {
    if (!table.isRunning()) return Optional.empty();
    var state = table.gameState().orElseThrow();
    var all = new ArrayList<ScheduledCommand>();
    for (var seat : state.awaitedSeats()) {
      int member = state.order().get(seat.index());
      deadline(table, member)
          .ifPresent(at -> all.add(new ScheduledCommand(at, new Command.TurnTimeout(member))));
    }
    return all.stream().min(Comparator.comparingLong(ScheduledCommand::at));
  }

  private static OptionalLong deadline(Table table, int member) {
    var game = table.game().orElseThrow();
    var timeControl = table.options().clock();
    return isForeignComputer(table, member)
        ? game.clock().computerDeadline(game.state(), timeControl)
        : game.clock().deadline(game.state(), timeControl);
  }

  /// Returns whether the seat is played by a client that calls itself a computer player. Bots of
  /// this server do not count.
  private static boolean isForeignComputer(Table table, int id) {
    var member = table.members().member(id);
    return member.bot().isEmpty()
        && member.isComputer()
        && !table.members().takenOver().contains(id);
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
