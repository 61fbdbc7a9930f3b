package spieltisch.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongFunction;

/// One game that is to be played.
///
/// @param entrants who sits where
/// @param deal decides, with the seed, the board and all luck of the game
/// @param number of the game in the arena, from which the players' own luck follows
public record ScheduledGame(
    List<Entrant> entrants, long seed, int deal, int number, ThinkingBudget thinking) {
  /// The luck of the game.
  PerTurnChance luck() {
    return new PerTurnChance(PerTurnChance.mixed(seed, deal));
  }

  /// A player for each seat.
  ///
  /// @param kind which of an entrant's players plays this game
  <P> List<P> players(Function<Entrant, LongFunction<P>> kind) {
    var players = new ArrayList<P>();
    for (int seat = 0; seat < entrants.size(); seat++)
      players.add(kind.apply(entrants.get(seat)).apply(PerTurnChance.mixed(seed + seat, number)));
    return players;
  }
}
