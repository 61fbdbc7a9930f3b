/// A computer player for any server of the Torres text protocol.
@NullMarked
package spieltisch.client.torfu;

import org.jspecify.annotations.NullMarked;
