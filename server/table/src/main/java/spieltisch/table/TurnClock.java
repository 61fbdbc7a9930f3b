package spieltisch.table;

import java.util.OptionalLong;
import spieltisch.table.game.GameState;

/// How much time the player whose turn it is has left.
///
/// @param since when the game began to wait for what it waits for now
/// @param left what was left of the turn at that moment, in milliseconds
public record TurnClock(long since, long left) {
  static TurnClock started(long at, TimeControl timeControl) {
    return new TurnClock(at, timeControl.turn());
  }

  /// While others give back cards the turn's time stands still. What the clock does itself earns no
  /// increment.
  TurnClock after(Entry.Acted acted, GameState before, GameState after, TimeControl timeControl) {
    if (before.turn() != after.turn()) return started(acted.at(), timeControl);
    if (before.isInterlude()) return new TurnClock(after.isInterlude() ? since : acted.at(), left);
    long earned = acted.actor() == Entry.Actor.CLOCK ? 0 : timeControl.increment();
    long rest = Math.max(0, left - (acted.at() - since));
    return new TurnClock(acted.at(), Math.min(timeControl.turn(), rest + earned));
  }

  /// When time is up, if the table has a clock for what it waits for.
  OptionalLong deadline(GameState gameState, TimeControl timeControl) {
    long most = gameState.isInterlude() ? timeControl.discard() : timeControl.turn();
    if (most == 0) return OptionalLong.empty();
    return OptionalLong.of(since + (gameState.isInterlude() ? most : left));
  }
}
