package spieltisch.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.table.Notice;
import spieltisch.table.TableView;

/// The connection of a client to a table, as a player or as a spectator.
///
/// @param id the id of the member or spectator
/// @param tableView what the client may know of the table at the time of the admission. If the
///   client gets missed entries, the view shows the table before these entries.
/// @param missed the entries that a returning client missed since the last version that it knows;
///   empty if the client names no version or misses too many entries
/// @param clock the running clock; empty if no clock is running
/// @param answers the time left for answers to the open offers
/// @param absences the pause of the game and the absent players at the time of the admission
/// @param undo which player may take back the last placement; empty if the table has no undo
/// @param listener the receiver of the client's notices
public record SeatHandle(
    TableRunner tableRunner,
    int id,
    TableView tableView,
    List<MissedEntry> missed,
    Optional<Notice.ClockStarted> clock,
    List<Notice.AnswersAwaited> answers,
    List<Notice> absences,
    Optional<Notice.UndoOffered> undo,
    TableListener listener) {
  public SeatHandle {
    missed = List.copyOf(missed);
    absences = List.copyOf(absences);
  }

  public boolean isSpectator() {
    return tableView.spectators().stream().anyMatch(spectator -> spectator.id() == id);
  }

  /// Returns the spectator's name. The name is unique at the table.
  public String spectatorName() {
    return tableView.spectators().stream()
        .filter(spectator -> spectator.id() == id)
        .findFirst()
        .orElseThrow()
        .name();
  }

  /// Returns the running clocks, the pause, the absent players and the possible undo at the time of
  /// the admission.
  public List<Notice> current() {
    var current = new ArrayList<Notice>();
    clock.ifPresent(current::add);
    current.addAll(answers);
    current.addAll(absences);
    undo.ifPresent(current::add);
    return current;
  }

  /// Passes the missed entries to a listener.
  public void passMissed(TableListener to) {
    for (var entry : missed) to.onNotices(entry.version(), entry.notices());
  }

  /// Returns the version of the table after the missed entries.
  public long version() {
    return missed.isEmpty() ? tableView.version() : missed.getLast().version();
  }
}
