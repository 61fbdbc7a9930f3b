/// A computer player for our own and foreign servers of the four protocols.
@NullMarked
package spieltisch.client;

import org.jspecify.annotations.NullMarked;
