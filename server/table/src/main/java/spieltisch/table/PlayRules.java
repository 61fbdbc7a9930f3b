package spieltisch.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.Seat;
import spieltisch.table.member.Member;
import spieltisch.table.member.SecretHash;

/// Decides commands about the running game: actions, time-outs, lost connections and returns.
final class PlayRules {
  private static final String CONNECTION_LOST = "Verbindung zu einem Spieler verloren";

  private PlayRules() {}

  static Decision<List<Entry>> act(Table table, Command.Act act, DecisionContext context) {
    if (table.isOver()) return new Refused<>(TableRefusal.GAME_OVER);
    if (table.gameState().isEmpty()) return new Refused<>(TableRefusal.GAME_NOT_RUNNING);
    var seat = table.gameState().get().seatOf(act.member());
    if (seat.isEmpty()) return new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
    if (!table.gameState().get().hasAction(act.action()))
      return new Refused<>(TableRefusal.WRONG_GAME);
    return act(table, seat.get(), act.action(), act.actor(), context);
  }

  private static Decision<List<Entry>> act(
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

  /// Plays the time-out action for the member. The first time-out of a turn is announced in the
  /// chat.
  static Decision<List<Entry>> timeOut(Table table, int id, DecisionContext context) {
    var late = ScheduledCommand.turnTimeout(table).filter(next -> next.at() <= context.now());
    if (late.isEmpty() || !late.get().command().equals(new Command.TurnTimeout(id)))
      return new Refused<>(TableRefusal.NOTHING_DUE);
    var game = table.game().orElseThrow();
    var seat = game.state().seatOf(id).orElseThrow();
    var decision = act(table, seat, game.state().timeoutAction(seat), Entry.Actor.CLOCK, context);
    return game.clock().left() == 0 ? decision : decision.map(acted -> announced(table, id, acted));
  }

  private static List<Entry> announced(Table table, int id, List<Entry> acted) {
    var name = table.members().find(id).flatMap(Member::name).orElse("#" + id);
    var sentence = "Die Zeit von " + name + " ist um; der Tisch zieht weiter.";
    var entries = new ArrayList<Entry>();
    entries.add(new Entry.Chatted(OptionalInt.empty(), sentence));
    entries.addAll(acted);
    return List.copyOf(entries);
  }

  /// Before the game a member who disconnects leaves; during the game the table's disconnect policy
  /// applies. A member with a token may return, so the seat is kept for a while.
  static Decision<List<Entry>> disconnect(Table table, int id, DecisionContext context) {
    return disconnect(table, id, Optional.of(context.node()), context);
  }

  static Decision<List<Entry>> loseNode(
      Table table, Command.NodeLost lost, DecisionContext context) {
    for (var spectator : table.members().spectators())
      if (spectator.id() == lost.id() && spectator.node().equals(lost.node()))
        return accept(new Entry.Unwatched(spectator.id()));
    return disconnect(table, lost.id(), lost.node(), context);
  }

  /// Concerns the connection through that node only: the member may have returned through another.
  private static Decision<List<Entry>> disconnect(
      Table table, int id, Optional<String> node, DecisionContext context) {
    var member =
        table.members().find(id).filter(it -> it.connected() && it.presence().node().equals(node));
    if (member.isEmpty()) return new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
    var disconnected = new Entry.Disconnected(id, context.now());
    if (member.get().tokenHash().isPresent()) return accept(disconnected);
    if (!table.hasStarted()) return leave(table, id, context);
    return table.isRunning() && table.options().loss() == DisconnectPolicy.ENDS_THE_GAME
        ? accept(disconnected, new Entry.Aborted(CONNECTION_LOST))
        : accept(disconnected);
  }

  static Decision<List<Entry>> takeSeatBack(
      Table table, Command.Return back, DecisionContext context) {
    for (var member : table.players())
      if (member.tokenHash().isPresent()
          && SecretHash.equal(member.tokenHash().get(), back.tokenHash()))
        return returned(table, member.id(), contributed(table, member.id(), back), context);
    return new Refused<>(TableRefusal.BAD_TOKEN);
  }

  static Decision<List<Entry>> stayConnected(Table table, int id, DecisionContext context) {
    return isDisconnected(table, id) && !table.isOver()
        ? returned(table, id, List.of(), context)
        : new Refused<>(TableRefusal.NOTHING_DUE);
  }

  /// The contribution of a returning player. One that is repeated or late is ignored, so that the
  /// player can return.
  private static List<Entry> contributed(Table table, int id, Command.Return back) {
    if (back.random().isEmpty()) return List.of();
    var decision = SeatingRules.contribute(table, new Command.Contribute(id, back.random().get()));
    return decision instanceof Accepted(var entries) ? entries : List.of();
  }

  private static Decision<List<Entry>> returned(
      Table table, int id, List<Entry> contributed, DecisionContext context) {
    var entries = new ArrayList<Entry>();
    entries.add(new Entry.Returned(id, Optional.of(context.node())));
    entries.addAll(contributed);
    return GameStarter.accept(table, entries, context);
  }

  static Decision<List<Entry>> takeOver(Table table, int id) {
    return table.isRunning()
            && isDisconnected(table, id)
            && !table.members().takenOver().contains(id)
        ? accept(new Entry.TakenOver(id))
        : new Refused<>(TableRefusal.NOTHING_DUE);
  }

  static Decision<List<Entry>> abandonSeat(Table table, int id, DecisionContext context) {
    if (!isDisconnected(table, id) || table.isOver())
      return new Refused<>(TableRefusal.NOTHING_DUE);
    return table.hasStarted()
        ? accept(new Entry.Aborted(CONNECTION_LOST))
        : leave(table, id, context);
  }

  /// The game begins if it waited for this member only. Bots do not begin without any connected
  /// player.
  private static Decision<List<Entry>> leave(Table table, int id, DecisionContext context) {
    var left = new Entry.Left(id);
    return table.after(left).members().hasConnectedPlayer()
        ? GameStarter.accept(table, List.of(left), context)
        : accept(left);
  }

  private static boolean isDisconnected(Table table, int id) {
    return table.members().find(id).filter(member -> !member.connected()).isPresent();
  }

  private static Decision<List<Entry>> accept(Entry... entries) {
    return new Accepted<>(List.of(entries));
  }
}
