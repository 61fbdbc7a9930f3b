package spieltisch.table;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;
import spieltisch.table.entry.Entry;
import spieltisch.table.member.Member;
import spieltisch.table.options.DisconnectPolicy;

/// Decides what follows when a member disconnects: whether the seat is kept or given up.
/// [SeatTakeover] lets a bot play for the member meanwhile.
final class DisconnectRules {
  private static final String CONNECTION_LOST = "Verbindung zu einem Spieler verloren";

  private DisconnectRules() {}

  /// Decides what follows when a member's connection ends. A member with a token keeps the seat
  /// until a time-out and may return. A member without a token leaves if the game has not begun;
  /// during the game the table's disconnect policy applies.
  static Decision<List<Entry>> disconnect(Table table, int id, DecisionContext context) {
    return disconnect(table, id, Optional.of(context.node()), context);
  }

  /// Disconnects a member, or removes a spectator, because the server process that held the
  /// connection has died.
  static Decision<List<Entry>> loseNode(
      Table table, Command.NodeLost lost, DecisionContext context) {
    for (var spectator : table.members().spectators())
      if (spectator.id() == lost.id() && spectator.node().equals(lost.node()))
        return accept(new Entry.Unwatched(spectator.id()));
    return disconnect(table, lost.id(), lost.node(), context);
  }

  /// Disconnects a member who is connected through the given server process. A member who has
  /// returned through another process stays connected.
  private static Decision<List<Entry>> disconnect(
      Table table, int id, Optional<String> node, DecisionContext context) {
    var member =
        table.members().find(id).filter(it -> it.connected() && it.presence().node().equals(node));
    if (member.isEmpty()) return new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
    var disconnected = new Entry.Disconnected(id, context.now());
    boolean canReturn = member.get().tokenHash().isPresent();
    if (!canReturn && !table.hasStarted()) return leave(table, id, context);
    return table.isRunning() && endsTheGame(table, member.get())
        ? accept(disconnected, new Entry.Aborted(CONNECTION_LOST))
        : new Accepted<>(PauseRules.afterDisconnect(table, disconnected, context));
  }

  /// Whether the disconnect of a member ends the game at once.
  static boolean endsTheGame(Table table, Member member) {
    return member.tokenHash().isEmpty() && table.options().loss() == DisconnectPolicy.ENDS_THE_GAME;
  }

  /// Gives up the seat of a member who has been disconnected for too long. Before the game the
  /// member leaves; during the game the game is aborted.
  static Decision<List<Entry>> abandonSeat(Table table, int id, DecisionContext context) {
    if (!isDisconnected(table, id) || table.isOver() || table.isPaused())
      return new Refused<>(TableRefusal.NOTHING_DUE);
    return table.hasStarted()
        ? accept(new Entry.Aborted(CONNECTION_LOST))
        : leave(table, id, context);
  }

  /// Removes the member, and starts the game if the table waited only for this member. The game
  /// does not start if only bots remain.
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
