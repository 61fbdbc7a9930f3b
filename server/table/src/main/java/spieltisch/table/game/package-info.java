/// The game at a table, which is either Catan or Torres.
@NullMarked
package spieltisch.table.game;

import org.jspecify.annotations.NullMarked;
