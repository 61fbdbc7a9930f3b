/// Checks of a client of the Catan protocol.
@NullMarked
package spieltisch.checker.client;

import org.jspecify.annotations.NullMarked;
