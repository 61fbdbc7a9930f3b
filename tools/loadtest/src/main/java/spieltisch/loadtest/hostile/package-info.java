/// Attacks on a server while players play on it.
@NullMarked
package spieltisch.loadtest.hostile;

import org.jspecify.annotations.NullMarked;
