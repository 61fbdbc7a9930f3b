/// The action cards of Torres.
@NullMarked
package spieltisch.torres.cards;

import org.jspecify.annotations.NullMarked;
