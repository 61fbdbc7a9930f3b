/// The game at a table, for either of the two games.
@NullMarked
package spieltisch.table.game;

import org.jspecify.annotations.NullMarked;
