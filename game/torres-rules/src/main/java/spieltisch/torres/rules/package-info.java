/// The truth of a game of Torres.
@NullMarked
package spieltisch.torres.rules;

import org.jspecify.annotations.NullMarked;
