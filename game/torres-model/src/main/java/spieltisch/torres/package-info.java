/// The model of Torres: options, board, position, actions and observations.
@NullMarked
package spieltisch.torres;

import org.jspecify.annotations.NullMarked;
