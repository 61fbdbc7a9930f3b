/// Which actions the rules of Torres allow, and why others are refused.
@NullMarked
package spieltisch.torres.legality;

import org.jspecify.annotations.NullMarked;
