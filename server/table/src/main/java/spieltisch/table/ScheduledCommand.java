package spieltisch.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import spieltisch.table.game.PendingAnswer;
import spieltisch.table.member.Member;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.DisconnectTimeouts;

/// A command that the server carries out at a given time.
///
/// @param at the time in milliseconds since 1970
public record ScheduledCommand(long at, Command command) {
  /// Returns the earliest command that becomes due if nothing else happens at the table until then;
  /// empty if none is scheduled.
  static Optional<ScheduledCommand> next(Table table, DisconnectTimeouts timeouts) {
    if (table.isRunning() && table.isPaused())
      return Optional.of(
          new ScheduledCommand(table.pause().since() + timeouts.pause(), new Command.EndPause()));
    var all = new ArrayList<ScheduledCommand>();
    if (!table.isOver())
      for (var member : table.players())
        if (!member.connected()) all.addAll(forDisconnected(table, member, timeouts));
    for (var member : table.players()) ReadinessRules.scheduled(table, member).ifPresent(all::add);
    answerTimeout(table).ifPresent(all::add);
    turnTimeout(table).ifPresent(all::add);
    return all.stream().min(Comparator.comparingLong(ScheduledCommand::at));
  }

  /// Returns the earliest time-out of the players whose action the game awaits; empty if no game is
  /// running or no time limit applies.
  static Optional<ScheduledCommand> turnTimeout(Table table) {
    if (!table.isRunning() || table.isPaused()) return Optional.empty();
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
    if (!isForeignComputer(table, member)) return game.clock().deadline(game.state(), timeControl);
    // A program that waits for the answers to its offer is not late.
    var deadline = game.clock().computerDeadline(game.state(), timeControl);
    long answers = answerDeadlines(table).max().orElse(0);
    return deadline.isPresent()
        ? OptionalLong.of(Math.max(deadline.getAsLong(), answers))
        : deadline;
  }

  /// Returns the time at which the first missing answer to an open offer is late; empty without a
  /// time limit.
  private static Optional<ScheduledCommand> answerTimeout(Table table) {
    var first = answerDeadlines(table).min();
    return first.isPresent()
        ? Optional.of(new ScheduledCommand(first.getAsLong(), new Command.AnswerTimeout()))
        : Optional.empty();
  }

  /// Returns when the time for the answers to each open offer is up, by the id of the offer. Offers
  /// that nobody has to answer any more are left out.
  static SortedMap<Integer, Long> offerDeadlines(Table table) {
    var deadlines = new TreeMap<Integer, Long>();
    if (table.isRunning() && !table.isPaused())
      for (var answer : table.gameState().orElseThrow().pendingAnswers())
        answerDeadline(table, answer)
            .ifPresent(at -> deadlines.merge(answer.offer(), at, Math::max));
    return deadlines;
  }

  private static LongStream answerDeadlines(Table table) {
    if (!table.isRunning() || table.options().clock().answer().isEmpty()) return LongStream.empty();
    return table.gameState().orElseThrow().pendingAnswers().stream()
        .mapToLong(answer -> answerDeadline(table, answer).orElseThrow());
  }

  private static OptionalLong answerDeadline(Table table, PendingAnswer answer) {
    return table.game().orElseThrow().offers().deadline(answer, table.options().clock());
  }

  /// Returns the answers to open offers that are late.
  static List<PendingAnswer> lateAnswers(Table table, long now) {
    if (!table.isRunning() || table.isPaused()) return List.of();
    return table.gameState().orElseThrow().pendingAnswers().stream()
        .filter(answer -> answerDeadline(table, answer).orElse(Long.MAX_VALUE) <= now)
        .toList();
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
    long since = Math.max(member.presence().since(), table.pause().resumedAt());
    var abandon = new Command.AbandonSeat(member.id());
    if (member.isSeatReserved())
      return List.of(new ScheduledCommand(since + timeouts.abandon(), abandon));
    if (!table.hasStarted())
      return List.of(new ScheduledCommand(since + timeouts.takeOver(), abandon));
    var patience = timeouts.forTurns(table.options().clock().turn());
    boolean canTakeOver = canTakeOver(table, member);
    boolean canAbandon =
        table.options().loss() == DisconnectPolicy.ENDS_THE_GAME
            || !table.members().hasConnectedPlayer();
    var commands = new ArrayList<ScheduledCommand>();
    if (canTakeOver)
      commands.add(
          new ScheduledCommand(since + patience.takeOver(), new Command.TakeOver(member.id())));
    if (canAbandon) commands.add(new ScheduledCommand(since + patience.abandon(), abandon));
    return commands;
  }

  private static boolean canTakeOver(Table table, Member member) {
    return table.options().loss() != DisconnectPolicy.PASSES_HIS_TURNS
        && !table.members().takenOver().contains(member.id())
        && !DisconnectRules.endsTheGame(table, member);
  }

  /// Returns when a bot takes over the seat of a disconnected member; empty if that does not happen
  /// or if the game is paused.
  static OptionalLong takeOverTime(Table table, Member member, DisconnectTimeouts timeouts) {
    if (!table.isRunning() || table.isPaused() || member.connected() || !canTakeOver(table, member))
      return OptionalLong.empty();
    long since = Math.max(member.presence().since(), table.pause().resumedAt());
    var patience = timeouts.forTurns(table.options().clock().turn());
    return OptionalLong.of(since + patience.takeOver());
  }
}
