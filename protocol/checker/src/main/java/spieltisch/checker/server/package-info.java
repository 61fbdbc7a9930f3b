/// Checks of a server of the Catan protocol.
@NullMarked
package spieltisch.checker.server;

import org.jspecify.annotations.NullMarked;
