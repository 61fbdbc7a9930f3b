/// A computer player for any server of the Catan protocol.
@NullMarked
package spieltisch.client.siedler;

import org.jspecify.annotations.NullMarked;
