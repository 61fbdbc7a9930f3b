package spieltisch.table;

import java.util.List;
import java.util.OptionalInt;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Decision.Accepted;
import spieltisch.kernel.Decision.Refused;
import spieltisch.table.entry.Entry;

/// Lets a bot take over the seat of a member who has been disconnected for too long. The member
/// gets the seat back by returning, see [ReconnectRules].
final class SeatTakeover {
  private SeatTakeover() {}

  static Decision<List<Entry>> takeOver(Table table, int id) {
    return table.isRunning()
            && !table.isPaused()
            && DisconnectRules.isDisconnected(table, id)
            && !table.members().takenOver().contains(id)
        ? new Accepted<>(List.of(announcement(table, id), new Entry.TakenOver(id)))
        : new Refused<>(TableRefusal.NOTHING_DUE);
  }

  private static Entry announcement(Table table, int id) {
    var name = table.members().member(id).name().orElse("#" + id);
    return new Entry.Chatted(
        OptionalInt.empty(), "Ein Bot spielt für " + name + ", bis " + name + " zurück ist.");
  }
}
