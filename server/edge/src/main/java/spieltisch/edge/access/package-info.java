/// Access to private tables through passwords and seat tokens, and limits on guesses, tables and
/// bots.
@NullMarked
package spieltisch.edge.access;

import org.jspecify.annotations.NullMarked;
