/// The truth of a game of Catan.
@NullMarked
package spieltisch.catan.rules;

import org.jspecify.annotations.NullMarked;
