/// The players and spectators at a table.
@NullMarked
package spieltisch.table.member;

import org.jspecify.annotations.NullMarked;
