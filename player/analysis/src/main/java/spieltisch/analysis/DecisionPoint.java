package spieltisch.analysis;

import spieltisch.bots.catan.HandBelief;
import spieltisch.catan.View;

/// A decision as its player saw it: the player's own view and what the player could infer from all
/// observations so far. It contains nothing that was hidden from the player.
///
/// @param step the index of the step in the game
/// @param entry the number of the move in its source
/// @param move the packed action that was played
record DecisionPoint(int step, int entry, int seat, View view, HandBelief belief, long move) {}
