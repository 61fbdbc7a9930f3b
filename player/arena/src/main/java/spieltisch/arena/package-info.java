/// Plays games between computer players and reports the results.
@NullMarked
package spieltisch.arena;

import org.jspecify.annotations.NullMarked;
