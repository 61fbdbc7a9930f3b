/// Determines which actions are legal in Torres, and why other actions are not.
@NullMarked
package spieltisch.torres.legality;

import org.jspecify.annotations.NullMarked;
