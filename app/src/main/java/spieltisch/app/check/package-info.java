/// The `check` command, which accepts the clients to be checked and writes reports.
@NullMarked
package spieltisch.app.check;

import org.jspecify.annotations.NullMarked;
