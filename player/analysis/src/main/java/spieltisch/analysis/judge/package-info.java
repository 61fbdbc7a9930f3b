/// The quality of decisions: the moves that a player had, compared by paired rollouts.
@NullMarked
package spieltisch.analysis.judge;

import org.jspecify.annotations.NullMarked;
