/// Resource and development cards of Catan, as values and as packed counts.
@NullMarked
package spieltisch.catan.cards;

import org.jspecify.annotations.NullMarked;
