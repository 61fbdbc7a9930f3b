/// The computer players of Catan, from random to searching.
@NullMarked
package spieltisch.bots.catan.player;

import org.jspecify.annotations.NullMarked;
