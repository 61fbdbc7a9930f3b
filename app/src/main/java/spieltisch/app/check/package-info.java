/// The `check` command: listening for clients and writing reports.
@NullMarked
package spieltisch.app.check;

import org.jspecify.annotations.NullMarked;
