package spieltisch.table.game;

import spieltisch.kernel.GameAction;
import spieltisch.kernel.Seat;

/// An answer to an open offer that a seat has not given yet.
///
/// @param offer the id of the offer
/// @param decline the action with which the seat declines the offer
public record PendingAnswer(Seat seat, int offer, GameAction decline) {}
