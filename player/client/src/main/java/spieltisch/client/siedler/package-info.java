/// A computer player for our own and foreign servers of the Catan protocol.
@NullMarked
package spieltisch.client.siedler;

import org.jspecify.annotations.NullMarked;
