/// The model of Catan: options, board, position and actions, and which actions are legal.
@NullMarked
package spieltisch.catan;

import org.jspecify.annotations.NullMarked;
