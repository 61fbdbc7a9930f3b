/// Which actions are legal in Torres, and why others are not.
@NullMarked
package spieltisch.torres.legality;

import org.jspecify.annotations.NullMarked;
