/// The `check` command: accepts clients under check and writes reports.
@NullMarked
package spieltisch.app.check;

import org.jspecify.annotations.NullMarked;
