/// A computer player for servers of the Catan protocol, ours and others.
@NullMarked
package spieltisch.client.siedler;

import org.jspecify.annotations.NullMarked;
