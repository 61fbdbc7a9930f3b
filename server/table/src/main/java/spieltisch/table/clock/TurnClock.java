package spieltisch.table.clock;

import java.util.OptionalLong;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.GameState;
import spieltisch.table.options.TimeControl;

/// The time that the current player has left. `ScheduledCommand` fires when the time is up, and
/// `PlayRules` then plays an action for the player.
///
/// @param since when the game began to wait for the current action, in milliseconds since 1970
/// @param left the time that was left in the turn at `since`, in milliseconds
public record TurnClock(long since, long left) {
  public static TurnClock started(long at, TimeControl timeControl) {
    return new TurnClock(at, timeControl.turn());
  }

  /// Returns the clock after an action. The turn's time stands still while other players discard
  /// cards. When a player's time is up, the server plays an action for the player. The server's
  /// action earns no increment, and neither does the answer of another player to an offer. If
  /// computer players have their own limit, the server's action also uses up the rest of the turn:
  /// the other actions of the turn follow at once, without a further announcement.
  public TurnClock after(
      Entry.Acted acted, GameState before, GameState after, TimeControl timeControl) {
    if (before.turnId() != after.turnId()) return started(acted.at(), timeControl);
    if (before.awaitsOthers())
      return new TurnClock(after.awaitsOthers() ? since : acted.at(), left);
    boolean isAnswer = !before.awaitedSeats().contains(acted.seat());
    boolean isTimeout = acted.actor() == Entry.Actor.CLOCK;
    long earned = isTimeout || isAnswer ? 0 : timeControl.increment();
    boolean isUsedUp = isTimeout && !isAnswer && timeControl.computer().isPresent();
    long rest = isUsedUp ? 0 : Math.max(0, left - (acted.at() - since));
    return new TurnClock(acted.at(), Math.min(timeControl.turn(), rest + earned));
  }

  /// Returns the clock after the time limits have changed in a pause. The current turn keeps the
  /// time that is left, up to the new limit. A turn without a limit gets the whole new limit, and
  /// so do players who discard cards: the time before the pause must not count against a limit that
  /// did not apply then.
  ///
  /// @param pausedAt when the pause began
  public TurnClock withLimit(
      TimeControl before, TimeControl after, GameState state, long pausedAt) {
    if (before.equals(after)) return this;
    long used = state.awaitsOthers() ? 0 : pausedAt - since;
    long rest = before.turn() == 0 ? after.turn() : Math.max(0, left - used);
    boolean isKept = state.awaitsOthers() && before.discard() == after.discard();
    return new TurnClock(isKept ? since : pausedAt, Math.min(rest, after.turn()));
  }

  /// Returns the clock after a pause, during which it stood still.
  public TurnClock afterPause(long millis) {
    return new TurnClock(since + millis, left);
  }

  /// Returns when the time of a computer player is up, in milliseconds since 1970; empty without a
  /// time limit.
  public OptionalLong computerDeadline(GameState gameState, TimeControl timeControl) {
    return timeControl.computer().isPresent()
        ? OptionalLong.of(since + timeControl.computer().getAsLong())
        : deadline(gameState, timeControl);
  }

  /// Returns when the time of a person is up, in milliseconds since 1970; empty without a time
  /// limit.
  public OptionalLong deadline(GameState gameState, TimeControl timeControl) {
    long limit = gameState.awaitsOthers() ? timeControl.discard() : timeControl.turn();
    if (limit == 0) return OptionalLong.empty();
    return OptionalLong.of(since + (gameState.awaitsOthers() ? limit : left));
  }
}
