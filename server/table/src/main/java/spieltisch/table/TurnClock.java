package spieltisch.table;

import java.util.OptionalLong;
import spieltisch.table.game.GameState;

/// The time that the current player has left.
///
/// @param since when the game began to wait for the current action, in milliseconds since 1970
/// @param left the time that was left in the turn at `since`, in milliseconds
public record TurnClock(long since, long left) {
  static TurnClock started(long at, TimeControl timeControl) {
    return new TurnClock(at, timeControl.turn());
  }

  /// Returns the clock after an action. The turn's time stands still while other players discard
  /// cards. When a player's time is up, the server plays an action for the player, which earns no
  /// increment. If computer players have their own limit, the server's action also uses up the rest
  /// of the turn, so that the time-out is announced only once.
  TurnClock after(Entry.Acted acted, GameState before, GameState after, TimeControl timeControl) {
    if (before.turnId() != after.turnId()) return started(acted.at(), timeControl);
    if (before.awaitsOthers())
      return new TurnClock(after.awaitsOthers() ? since : acted.at(), left);
    long earned = acted.actor() == Entry.Actor.CLOCK ? 0 : timeControl.increment();
    boolean isUsedUp = acted.actor() == Entry.Actor.CLOCK && timeControl.computer().isPresent();
    long rest = isUsedUp ? 0 : Math.max(0, left - (acted.at() - since));
    return new TurnClock(acted.at(), Math.min(timeControl.turn(), rest + earned));
  }

  /// Returns when the time of a computer player is up; empty without a time limit.
  OptionalLong computerDeadline(GameState gameState, TimeControl timeControl) {
    return timeControl.computer().isPresent()
        ? OptionalLong.of(since + timeControl.computer().getAsLong())
        : deadline(gameState, timeControl);
  }

  /// Returns when the time of a person is up; empty without a time limit.
  OptionalLong deadline(GameState gameState, TimeControl timeControl) {
    long limit = gameState.awaitsOthers() ? timeControl.discard() : timeControl.turn();
    if (limit == 0) return OptionalLong.empty();
    return OptionalLong.of(since + (gameState.awaitsOthers() ? limit : left));
  }
}
