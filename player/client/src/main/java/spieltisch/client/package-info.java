/// A player for any server of the four protocols.
@NullMarked
package spieltisch.client;

import org.jspecify.annotations.NullMarked;
