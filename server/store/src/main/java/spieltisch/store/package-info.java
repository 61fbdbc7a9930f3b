/// The shared log that holds every game.
@NullMarked
package spieltisch.store;

import org.jspecify.annotations.NullMarked;
