package spieltisch.host;

import java.util.List;
import java.util.Optional;
import spieltisch.table.Notice;
import spieltisch.table.TableView;

/// A place at a table, as a player or as a spectator.
///
/// @param id the number of the one who has it
/// @param sight the table as he finds it; for one who came back as he left it
/// @param missed what he has missed since then, if he came back and said what he knew
/// @param clock whose clock runs now, and what is left of it
/// @param listener where he is told what happens
public record SeatHandle(
    TableRunner room,
    int id,
    TableView sight,
    List<MissedEntry> missed,
    Optional<Notice.ClockStarted> clock,
    TableListener listener) {
  public SeatHandle {
    missed = List.copyOf(missed);
  }

  public boolean isSpectator() {
    return sight.spectators().stream().anyMatch(spectator -> spectator.id() == id);
  }

  /// The version up to which he knows the table when he has heard what he missed.
  public long version() {
    return missed.isEmpty() ? sight.version() : missed.getLast().version();
  }
}
