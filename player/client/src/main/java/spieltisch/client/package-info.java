/// A computer player that connects to our own and to foreign servers. The player speaks the Catan
/// protocol 1.0, 0.4 and 0.1 and TorFU.
@NullMarked
package spieltisch.client;

import org.jspecify.annotations.NullMarked;
