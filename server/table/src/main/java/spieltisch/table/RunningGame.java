package spieltisch.table;

import spieltisch.table.chance.CommittedChance;
import spieltisch.table.chance.Seed;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.GameState;

/// The game of a table: its opening, its current state and the random numbers used so far.
///
/// @param luckUsed the number of random words that the game has used so far
public record RunningGame(
    Seed seed, GameOpening opening, GameState state, long luckUsed, TurnClock clock) {
  static RunningGame of(Entry.Started started, TimeControl timeControl) {
    return new RunningGame(
        started.seed(),
        started.opening(),
        started.opening().start(),
        started.luckUsed(),
        TurnClock.started(started.at(), timeControl));
  }

  RunningGame after(Entry.Acted acted, TimeControl timeControl) {
    var next = state.after(acted.events());
    return new RunningGame(
        seed, opening, next, acted.luckUsed(), clock.after(acted, state, next, timeControl));
  }

  CommittedChance chance() {
    return new CommittedChance(seed, luckUsed);
  }
}
