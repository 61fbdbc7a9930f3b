/// The time that players have: the turn clock, the time for answers to offers, and pauses.
@NullMarked
package spieltisch.table.clock;

import org.jspecify.annotations.NullMarked;
