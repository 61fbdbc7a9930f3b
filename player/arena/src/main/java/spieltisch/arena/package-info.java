/// Many games between computer players, and what they show.
@NullMarked
package spieltisch.arena;

import org.jspecify.annotations.NullMarked;
