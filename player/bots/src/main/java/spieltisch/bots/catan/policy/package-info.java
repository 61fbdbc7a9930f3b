/// The heuristic policy: which action a player prefers in each phase, without search.
@NullMarked
package spieltisch.bots.catan.policy;

import org.jspecify.annotations.NullMarked;
