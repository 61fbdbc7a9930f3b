package spieltisch.table;

import java.util.Optional;
import java.util.OptionalLong;
import spieltisch.catan.Action;
import spieltisch.catan.Position;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.Seat;
import spieltisch.table.chance.CommittedChance;
import spieltisch.table.chance.Seed;
import spieltisch.table.clock.OfferClock;
import spieltisch.table.clock.TurnClock;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameOpening;
import spieltisch.table.game.GameState;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// The game of a table: its opening, its current state and the random numbers used so far.
///
/// @param luckUsed the number of 32-bit random words that the game has used so far
/// @param undoPoint the last placement, if its player may take it back
public record RunningGame(
    Seed seed,
    GameOpening opening,
    GameState state,
    long luckUsed,
    TurnClock clock,
    OfferClock offers,
    Optional<UndoPoint> undoPoint) {
  /// A placement that its player may take back.
  ///
  /// @param seat the player who placed the piece
  /// @param version the version of the table after the placement
  /// @param before the game before the placement. Placements that directly precede the last
  ///   placement can also be taken back, one after the other.
  public record UndoPoint(Seat seat, long version, RunningGame before) {
    private UndoPoint with(RunningGame changed) {
      return new UndoPoint(seat, version, changed);
    }
  }

  static RunningGame of(Entry.Started started, TimeControl timeControl) {
    return new RunningGame(
        started.seed(),
        started.opening(),
        started.opening().start(),
        started.luckUsed(),
        TurnClock.started(started.at(), timeControl),
        OfferClock.EMPTY,
        Optional.empty());
  }

  /// Returns the game after an action.
  ///
  /// @param version the version of the table after the action
  RunningGame after(Entry.Acted acted, TableOptions options, long version) {
    var next = state.after(acted.events());
    boolean isUndoable = options.allowsUndo() && isUndoable(acted, next);
    return new RunningGame(
        seed,
        opening,
        next,
        acted.luckUsed(),
        clock.after(acted, state, next, options.clock()),
        offers.after(acted, state, next),
        isUndoable ? Optional.of(new UndoPoint(acted.seat(), version, this)) : Optional.empty());
  }

  /// Returns whether a player has placed a piece and goes on with the turn. A placement after which
  /// another player acts cannot be taken back, nor can a placement that uses random numbers. A
  /// placement is final while others must answer an offer, because their answers may depend on the
  /// placement. Founding roads are final for all players, although the last founder acts again
  /// after the first road.
  private boolean isUndoable(Entry.Acted acted, GameState next) {
    return acted.actor() == Entry.Actor.PLAYER
        && isPlacement(acted.action())
        && !awaitsFoundingRoad()
        && acted.luckUsed() == luckUsed
        && next.turnId() == state.turnId()
        && next.pendingAnswers().isEmpty()
        && !next.isOver();
  }

  private boolean awaitsFoundingRoad() {
    return state instanceof CatanGameState catan
        && catan.state().position().phaseKind() == Position.FOUND_ROAD;
  }

  private static boolean isPlacement(GameAction action) {
    return action instanceof Action.BuildRoad
        || action instanceof Action.BuildSettlement
        || action instanceof Action.BuildCity;
  }

  /// Returns the game before the last placement. The clock of the turn goes on as if the piece had
  /// not been placed.
  RunningGame undone() {
    return undoPoint.orElseThrow().before();
  }

  /// Returns the version of the table after the oldest placement that can still be taken back;
  /// empty if there is none.
  public OptionalLong firstUndoableVersion() {
    if (undoPoint.isEmpty()) return OptionalLong.empty();
    var earlier = undoPoint.get().before().firstUndoableVersion();
    return earlier.isPresent() ? earlier : OptionalLong.of(undoPoint.get().version());
  }

  RunningGame afterCounterOffer(Seat seat, int offer) {
    return new RunningGame(
        seed, opening, state, luckUsed, clock, offers.withCounterOffer(seat, offer), undoPoint);
  }

  /// Returns the game after a pause, during which the clocks stood still. The pause also shifts the
  /// clocks to which the game returns when a placement is taken back.
  RunningGame afterPause(long millis) {
    return new RunningGame(
        seed,
        opening,
        state,
        luckUsed,
        clock.afterPause(millis),
        offers.afterPause(millis),
        undoPoint.map(point -> point.with(point.before().afterPause(millis))));
  }

  /// Returns the game after its time limits have changed in a pause. The change also applies to the
  /// clocks to which the game returns when a placement is taken back.
  ///
  /// @param pausedAt when the pause began
  RunningGame withTimeControl(TimeControl before, TimeControl after, long pausedAt) {
    return new RunningGame(
        seed,
        opening,
        state,
        luckUsed,
        clock.withLimit(before, after, state, pausedAt),
        offers.withLimit(before, after, pausedAt),
        undoPoint.map(
            point -> point.with(point.before().withTimeControl(before, after, pausedAt))));
  }

  /// Returns the game in which the placements of a seat are final.
  RunningGame withoutUndo(Seat seat) {
    return undoPoint.filter(point -> point.seat().equals(seat)).isEmpty()
        ? this
        : new RunningGame(seed, opening, state, luckUsed, clock, offers, Optional.empty());
  }

  CommittedChance chance() {
    return new CommittedChance(seed, luckUsed);
  }
}
