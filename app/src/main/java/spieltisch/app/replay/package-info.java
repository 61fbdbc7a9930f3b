/// Finished games on the command line: sources and text output.
@NullMarked
package spieltisch.app.replay;

import org.jspecify.annotations.NullMarked;
