/// Computer players for both games.
@NullMarked
package spieltisch.bots;

import org.jspecify.annotations.NullMarked;
