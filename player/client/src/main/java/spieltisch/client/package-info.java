/// A computer player for servers of the four protocols, ours and others.
@NullMarked
package spieltisch.client;

import org.jspecify.annotations.NullMarked;
