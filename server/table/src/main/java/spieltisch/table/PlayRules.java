package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Refused;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.Seat;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;

/// Decides commands about the running game: actions and time-outs.
final class PlayRules {
  private PlayRules() {}

  static Decision<List<Entry>> act(Table table, Command.Act act, DecisionContext context) {
    if (table.isOver()) return new Refused<>(TableRefusal.GAME_OVER);
    if (table.gameState().isEmpty()) return new Refused<>(TableRefusal.GAME_NOT_RUNNING);
    if (table.isPaused()) return new Refused<>(TableRefusal.PAUSED);
    var seat = table.gameState().get().seatOf(act.member());
    if (seat.isEmpty()) return new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
    if (!table.gameState().get().hasAction(act.action()))
      return new Refused<>(TableRefusal.WRONG_GAME);
    return act(table, seat.get(), act.action(), act.actor(), context);
  }

  static Decision<List<Entry>> act(
      Table table, Seat seat, GameAction action, Entry.Actor actor, DecisionContext context) {
    var chance = table.game().orElseThrow().chance();
    return table
        .gameState()
        .orElseThrow()
        .decide(seat, action, chance)
        .map(
            events ->
                List.of(
                    new Entry.Acted(seat, action, events, chance.used(), actor, context.now())));
  }

  /// Plays the time-out action for a member whose time is up. A chat message announces only the
  /// first time-out of a turn.
  static Decision<List<Entry>> timeOut(Table table, int id, DecisionContext context) {
    var late = ScheduledCommand.turnTimeout(table).filter(next -> next.at() <= context.now());
    if (late.isEmpty() || !late.get().command().equals(new Command.TurnTimeout(id)))
      return new Refused<>(TableRefusal.NOTHING_DUE);
    var game = table.game().orElseThrow();
    var seat = game.state().seatOf(id).orElseThrow();
    var decision = act(table, seat, game.state().timeoutAction(seat), Entry.Actor.CLOCK, context);
    return game.clock().left() == 0 ? decision : decision.map(acted -> announced(table, id, acted));
  }

  /// Declines the offers for the seats whose time for an answer is up. A late seat may still accept
  /// while the offer is open.
  static Decision<List<Entry>> declineLateAnswers(Table table, DecisionContext context) {
    var entries = new ArrayList<Entry>();
    var current = table;
    for (var late : ScheduledCommand.lateAnswers(table, context.now())) {
      var decision = act(current, late.seat(), late.decline(), Entry.Actor.CLOCK, context);
      if (!(decision instanceof Decision.Accepted(var declined))) continue;
      for (var entry : declined) current = current.after(entry);
      entries.addAll(declined);
    }
    return entries.isEmpty()
        ? new Refused<>(TableRefusal.NOTHING_DUE)
        : new Decision.Accepted<>(List.copyOf(entries));
  }

  private static List<Entry> announced(Table table, int id, List<Entry> acted) {
    var name = table.members().find(id).flatMap(Member::name).orElse("#" + id);
    var sentence = TableSentence.TIME_UP.with(name);
    var entries = new ArrayList<Entry>();
    entries.add(new Entry.Chatted(OptionalInt.empty(), sentence));
    entries.addAll(acted);
    return List.copyOf(entries);
  }
}
