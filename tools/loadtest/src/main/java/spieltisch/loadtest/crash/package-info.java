/// Servers that crash while clients play, and the comparison of the clients' transcripts with the
/// log.
@NullMarked
package spieltisch.loadtest.crash;

import org.jspecify.annotations.NullMarked;
