package spieltisch.table.clock;

import java.util.ArrayList;
import java.util.List;
import spieltisch.table.entry.Entry;

/// Whether the game of a table is paused, and who asks for a pause.
///
/// @param since when the pause began, in milliseconds since 1970; 0 if the game is not paused
/// @param automatic whether the pause began because the only person left, so that it ends when that
///   person returns
/// @param agreed the ids of the players who ask for a pause that has not begun
/// @param resumedAt when the last pause ended; 0 if there was none
public record PauseState(long since, boolean automatic, List<Integer> agreed, long resumedAt) {
  public static final PauseState NONE = new PauseState(0, false, List.of(), 0);

  public PauseState {
    agreed = List.copyOf(agreed);
  }

  public boolean isPaused() {
    return since != 0;
  }

  public PauseState asked(int member) {
    var all = new ArrayList<>(agreed);
    all.add(member);
    return new PauseState(since, automatic, all, resumedAt);
  }

  public PauseState paused(Entry.Paused paused) {
    return new PauseState(paused.at(), paused.automatic(), List.of(), resumedAt);
  }

  /// Returns the state after a pause or a request has ended.
  public PauseState resumed(long at) {
    return new PauseState(0, false, List.of(), isPaused() ? at : resumedAt);
  }
}
