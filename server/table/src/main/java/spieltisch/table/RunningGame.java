package spieltisch.table;

import spieltisch.table.chance.CommittedChance;
import spieltisch.table.chance.Seed;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.GameState;

/// One game at a table: how it began, how it stands, and the luck it has used.
public record RunningGame(
    Seed seed, GameOpening opening, GameState match, long luckUsed, TurnClock watch) {
  static RunningGame of(Entry.Started started, TimeControl timeControl) {
    return new RunningGame(
        started.seed(),
        started.opening(),
        started.opening().start(),
        started.luckUsed(),
        TurnClock.started(started.at(), timeControl));
  }

  RunningGame after(Entry.Acted acted, TimeControl timeControl) {
    var next = match.after(acted.events());
    return new RunningGame(
        seed, opening, next, acted.luckUsed(), watch.after(acted, match, next, timeControl));
  }

  CommittedChance luck() {
    return new CommittedChance(seed, luckUsed);
  }
}
