/// The command line.
@NullMarked
package spieltisch.app;

import org.jspecify.annotations.NullMarked;
