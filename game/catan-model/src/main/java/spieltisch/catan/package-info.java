/// The model of Catan: options, board, position, actions and observations, and which actions are
/// legal.
@NullMarked
package spieltisch.catan;

import org.jspecify.annotations.NullMarked;
