/// Finished games on the command line: where they are read from and how they are printed.
@NullMarked
package spieltisch.app.replay;

import org.jspecify.annotations.NullMarked;
