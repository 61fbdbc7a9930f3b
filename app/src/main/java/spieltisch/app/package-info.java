/// The command line `spieltisch`: one class per command.
@NullMarked
package spieltisch.app;

import org.jspecify.annotations.NullMarked;
