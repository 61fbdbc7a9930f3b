package spieltisch.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;

/// A game that the arena will play.
///
/// @param entrants the entrants by seat
/// @param deal the number of the deal, which determines the board and the dice together with the
///   seed
/// @param number the number of the game in the arena, which determines the seeds of the players
public record ScheduledGame(
    List<Entrant> entrants, long seed, int deal, int number, ThinkingBudget thinking) {
  /// The source of random numbers for the game.
  PerTurnChance chance() {
    return new PerTurnChance(PerTurnChance.mix(seed, deal));
  }

  /// Creates a player for each seat.
  ///
  /// @param kind selects an entrant's factory for players of Catan or Torres
  <P> List<P> players(Function<Entrant, LongFunction<P>> kind) {
    var players = new ArrayList<P>();
    for (int seat = 0; seat < entrants.size(); seat++)
      players.add(kind.apply(entrants.get(seat)).apply(PerTurnChance.mix(seed + seat, number)));
    return players;
  }
}
