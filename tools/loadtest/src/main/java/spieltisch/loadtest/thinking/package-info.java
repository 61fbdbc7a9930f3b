/// The soak of computer players: how long a player waits for bots while many tables of bots play.
@NullMarked
package spieltisch.loadtest.thinking;

import org.jspecify.annotations.NullMarked;
