/// The types that both games share.
@NullMarked
package spieltisch.kernel;

import org.jspecify.annotations.NullMarked;
