package spieltisch.analysis.judge;

import spieltisch.bots.catan.search.HandBelief;
import spieltisch.catan.view.View;

/// A decision as its player saw it: the player's own view, and what the player could infer from all
/// observations so far. A decision point contains nothing that was hidden from the player.
///
/// @param step the index of the decision among the steps of the game
/// @param entry the number of the move's entry in the journal
/// @param move the packed action that was played
public record DecisionPoint(
    int step, int entry, int seat, View view, HandBelief belief, long move) {}
