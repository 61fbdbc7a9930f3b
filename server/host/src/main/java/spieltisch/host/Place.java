package spieltisch.host;

import spieltisch.table.Sight;

/// A place at a table, as a player or as a spectator.
///
/// @param id the number of the one who has it
/// @param sight the table as he finds it
/// @param listener where he is told what happens
public record Place(Room room, int id, Sight sight, Listener listener) {
  public boolean isSpectator() {
    return sight.spectators().stream().anyMatch(spectator -> spectator.id() == id);
  }
}
