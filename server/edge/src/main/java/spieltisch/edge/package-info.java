/// Sockets, HTTP and limits.
@NullMarked
package spieltisch.edge;

import org.jspecify.annotations.NullMarked;
