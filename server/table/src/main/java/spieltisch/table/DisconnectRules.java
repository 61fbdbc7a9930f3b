package spieltisch.table;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;

/// Decides what follows when a member disconnects: whether the seat is kept, taken over by a bot or
/// given up.
final class DisconnectRules {
  private static final String CONNECTION_LOST = "Verbindung zu einem Spieler verloren";

  private DisconnectRules() {}

  /// Before the game a member who disconnects leaves; during the game the table's disconnect policy
  /// applies. A member with a token may return, so the seat is kept for a while.
  static Decision<List<Entry>> disconnect(Table table, int id, DecisionContext context) {
    return disconnect(table, id, Optional.of(context.node()), context);
  }

  /// Decides that a member has lost the connection because its server process died.
  static Decision<List<Entry>> loseNode(
      Table table, Command.NodeLost lost, DecisionContext context) {
    for (var spectator : table.members().spectators())
      if (spectator.id() == lost.id() && spectator.node().equals(lost.node()))
        return accept(new Entry.Unwatched(spectator.id()));
    return disconnect(table, lost.id(), lost.node(), context);
  }

  /// Ends the connection through a server process. A member who has returned through another one
  /// stays connected.
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

  /// Lets a bot play for a member who is disconnected for too long.
  static Decision<List<Entry>> takeOver(Table table, int id) {
    return table.isRunning()
            && isDisconnected(table, id)
            && !table.members().takenOver().contains(id)
        ? accept(new Entry.TakenOver(id))
        : new Refused<>(TableRefusal.NOTHING_DUE);
  }

  /// Gives up the seat of a member who is disconnected for too long: before the game the member
  /// leaves, later the game ends.
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

  static boolean isDisconnected(Table table, int id) {
    return table.members().find(id).filter(member -> !member.connected()).isPresent();
  }

  private static Decision<List<Entry>> accept(Entry... entries) {
    return new Accepted<>(List.of(entries));
  }
}
