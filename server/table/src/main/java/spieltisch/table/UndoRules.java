package spieltisch.table;

import java.util.List;
import java.util.OptionalInt;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;
import spieltisch.table.entry.Entry;

/// Decides whether a player may take back the last placement. [RunningGame] knows the placements
/// that can be taken back.
final class UndoRules {
  // Each placement that is taken back adds two entries to the journal, so a turn needs a limit.
  static final int MOST_PER_TURN = 20;

  private UndoRules() {}

  static Decision<List<Entry>> undo(Table table, int member, DecisionContext context) {
    if (table.isOver()) return new Refused<>(TableRefusal.GAME_OVER);
    if (table.game().isEmpty()) return new Refused<>(TableRefusal.GAME_NOT_RUNNING);
    if (table.isPaused()) return new Refused<>(TableRefusal.PAUSED);
    var game = table.game().get();
    if (game.state().seatOf(member).isEmpty()) return new Refused<>(TableRefusal.NOT_AT_THE_TABLE);
    if (!table.options().allowsUndo()) return new Refused<>(TableRefusal.NO_UNDO);
    if (table.undos() >= MOST_PER_TURN) return new Refused<>(TableRefusal.UNDONE_TOO_OFTEN);
    return game.undoPoint()
        .filter(point -> game.state().seatOf(member).get().equals(point.seat()))
        .<Decision<List<Entry>>>map(
            point ->
                new Accepted<>(
                    List.of(new Entry.Undone(point.seat(), point.version(), context.now()))))
        .orElseGet(() -> new Refused<>(TableRefusal.NOTHING_TO_UNDO));
  }

  /// Returns the member who may take back a placement now; empty if nobody may.
  static OptionalInt member(Table table) {
    if (!table.isRunning() || table.isPaused() || table.undos() >= MOST_PER_TURN)
      return OptionalInt.empty();
    var game = table.game().orElseThrow();
    return game.undoPoint().isPresent()
        ? OptionalInt.of(game.state().order().get(game.undoPoint().get().seat().index()))
        : OptionalInt.empty();
  }
}
