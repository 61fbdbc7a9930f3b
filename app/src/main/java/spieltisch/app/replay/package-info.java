/// Finished games on the command line, with their sources and their output as text.
@NullMarked
package spieltisch.app.replay;

import org.jspecify.annotations.NullMarked;
