package spieltisch.host;

import java.util.List;
import java.util.Optional;
import spieltisch.table.Notice;
import spieltisch.table.TableView;

/// The connection of a client to a table, as a player or as a spectator.
///
/// @param id the id of the member or spectator
/// @param tableView the table when the client was admitted; for a returning client that named a
///   version, the table at that version
/// @param missed what a returning client missed since that version
/// @param clock the running clock
/// @param listener receives the notices
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

  /// The name of a spectator, which is unique at the table.
  public String spectatorName() {
    return tableView.spectators().stream()
        .filter(spectator -> spectator.id() == id)
        .findFirst()
        .orElseThrow()
        .name();
  }

  /// The version of the table after the missed entries.
  public long version() {
    return missed.isEmpty() ? tableView.version() : missed.getLast().version();
  }
}
