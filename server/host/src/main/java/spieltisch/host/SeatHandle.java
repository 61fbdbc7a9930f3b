package spieltisch.host;

import java.util.List;
import java.util.Optional;
import spieltisch.table.Notice;
import spieltisch.table.TableView;

/// The connection of a client to a table, as a player or as a spectator.
///
/// @param id the id of the member or spectator
/// @param tableView the table at the time of the admission. If a returning client names a version
///   that it knows, this is the table at the named version.
/// @param missed the entries that a returning client missed since the version that it knows
/// @param clock the running clock; empty if no clock is running
/// @param listener the receiver of the client's notices
public record SeatHandle(
    TableRunner tableRunner,
    int id,
    TableView tableView,
    List<MissedEntry> missed,
    Optional<Notice.ClockStarted> clock,
    TableListener listener) {
  public SeatHandle {
    missed = List.copyOf(missed);
  }

  public boolean isSpectator() {
    return tableView.spectators().stream().anyMatch(spectator -> spectator.id() == id);
  }

  /// Returns the name of the spectator, which is unique at the table.
  public String spectatorName() {
    return tableView.spectators().stream()
        .filter(spectator -> spectator.id() == id)
        .findFirst()
        .orElseThrow()
        .name();
  }

  /// Returns the version of the table after the missed entries.
  public long version() {
    return missed.isEmpty() ? tableView.version() : missed.getLast().version();
  }
}
