package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.kernel.Seat;
import spieltisch.table.game.GameAction;
import spieltisch.table.game.GameState;
import spieltisch.table.member.Member;
import spieltisch.table.member.SecretHash;

/// Decides what happens while a game runs.
final class PlayRules {
  private static final String LOST_TOO_LONG = "Verbindung zu einem Spieler verloren";

  private PlayRules() {}

  static Decision act(Table table, Command.Act act, DecisionContext decisionContext) {
    if (table.isOver()) return new Decision.Objected(TableRefusal.GAME_OVER);
    if (table.match().isEmpty()) return new Decision.Objected(TableRefusal.GAME_NOT_RUNNING);
    var seat = table.match().get().seatOf(act.member());
    if (seat.isEmpty()) return new Decision.Objected(TableRefusal.NOT_AT_THE_TABLE);
    return judge(table, seat.get(), act.deed(), act.actor(), decisionContext);
  }

  private static Decision judge(
      Table table,
      Seat seat,
      GameAction gameAction,
      Entry.Actor actor,
      DecisionContext decisionContext) {
    var luck = table.round().orElseThrow().luck();
    return switch (table.match().orElseThrow().judge(seat, gameAction, luck)) {
      case GameState.Judgement.Accepted(var gameEvents) ->
          granted(
              new Entry.Acted(
                  seat, gameAction, gameEvents, luck.used(), actor, decisionContext.now()));
      case GameState.Judgement.Rejected(var decision) -> decision;
    };
  }

  /// The mildest deed is done for him who is late; the first time in a turn the table says so.
  static Decision timeUp(Table table, int id, DecisionContext decisionContext) {
    var scheduledCommand =
        ScheduledCommand.clock(table).filter(late -> late.at() <= decisionContext.now());
    if (scheduledCommand.isEmpty()
        || !scheduledCommand.get().command().equals(new Command.TurnTimeout(id)))
      return new Decision.Objected(TableRefusal.NOTHING_DUE);
    var runningGame = table.round().orElseThrow();
    var seat = runningGame.match().seatOf(id).orElseThrow();
    var decision =
        judge(table, seat, runningGame.match().mildest(seat), Entry.Actor.CLOCK, decisionContext);
    if (!(decision instanceof Decision.Granted(var entries)) || runningGame.watch().left() == 0)
      return decision;
    var said = new ArrayList<Entry>();
    said.add(new Entry.Chatted(OptionalInt.empty(), timeIsUp(table, id)));
    said.addAll(entries);
    return new Decision.Granted(said);
  }

  private static String timeIsUp(Table table, int id) {
    var name = table.company().find(id).flatMap(Member::name).orElse("#" + id);
    return "Die Zeit von " + name + " ist um; der Tisch zieht weiter.";
  }

  /// Before the game one who goes leaves his place; during it the table's rule for losses holds.
  /// Who has a token may come back, so he is waited for.
  static Decision lose(Table table, int id, DecisionContext decisionContext) {
    return lose(table, id, Optional.of(decisionContext.node()), decisionContext);
  }

  static Decision miss(Table table, Command.NodeLost nodeLost, DecisionContext decisionContext) {
    for (var spectator : table.company().spectators())
      if (spectator.id() == nodeLost.id() && spectator.node().equals(nodeLost.node()))
        return granted(new Entry.Unwatched(spectator.id()));
    return lose(table, nodeLost.id(), nodeLost.node(), decisionContext);
  }

  /// Only the connection through that server: the member may have come back through another one.
  private static Decision lose(
      Table table, int id, Optional<String> node, DecisionContext decisionContext) {
    var member =
        table.company().find(id).filter(it -> it.connected() && it.presence().node().equals(node));
    if (member.isEmpty()) return new Decision.Objected(TableRefusal.NOT_AT_THE_TABLE);
    var disconnected = new Entry.Disconnected(id, decisionContext.now());
    if (member.get().tokenHash().isPresent()) return granted(disconnected);
    if (!table.hasStarted()) return left(table, id, decisionContext);
    return table.isRunning() && table.options().loss() == DisconnectPolicy.ENDS_THE_GAME
        ? new Decision.Granted(List.of(disconnected, new Entry.Aborted(LOST_TOO_LONG)))
        : granted(disconnected);
  }

  static Decision takeBack(Table table, String tokenHash, DecisionContext decisionContext) {
    for (var member : table.members())
      if (member.tokenHash().isPresent() && SecretHash.equal(member.tokenHash().get(), tokenHash))
        return GameStarter.grant(
            table,
            List.of(new Entry.Returned(member.id(), Optional.of(decisionContext.node()))),
            decisionContext);
    return new Decision.Objected(TableRefusal.BAD_TOKEN);
  }

  static Decision stay(Table table, int id, DecisionContext decisionContext) {
    return isLost(table, id) && !table.isOver()
        ? GameStarter.grant(
            table,
            List.of(new Entry.Returned(id, Optional.of(decisionContext.node()))),
            decisionContext)
        : new Decision.Objected(TableRefusal.NOTHING_DUE);
  }

  static Decision cover(Table table, int id) {
    return table.isRunning() && isLost(table, id) && !table.company().covered().contains(id)
        ? granted(new Entry.TakenOver(id))
        : new Decision.Objected(TableRefusal.NOTHING_DUE);
  }

  static Decision giveUp(Table table, int id, DecisionContext decisionContext) {
    if (!isLost(table, id) || table.isOver())
      return new Decision.Objected(TableRefusal.NOTHING_DUE);
    return table.hasStarted()
        ? granted(new Entry.Aborted(LOST_TOO_LONG))
        : left(table, id, decisionContext);
  }

  /// Perhaps it was only he who was waited for. But computer players whom everybody has left do not
  /// begin by themselves.
  private static Decision left(Table table, int id, DecisionContext decisionContext) {
    var left = new Entry.Left(id);
    return table.after(left).company().hasAnybodyConnected()
        ? GameStarter.grant(table, List.of(left), decisionContext)
        : granted(left);
  }

  private static boolean isLost(Table table, int id) {
    return table.company().find(id).filter(member -> !member.connected()).isPresent();
  }

  private static Decision granted(Entry entry) {
    return new Decision.Granted(List.of(entry));
  }
}
