/// The command line `spieltisch`, with one class for each command.
@NullMarked
package spieltisch.app;

import org.jspecify.annotations.NullMarked;
