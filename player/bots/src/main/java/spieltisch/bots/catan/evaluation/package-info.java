/// Evaluations of positions: the linear one, the learned one and its features.
@NullMarked
package spieltisch.bots.catan.evaluation;

import org.jspecify.annotations.NullMarked;
