/// The running server, which opens and closes all endpoints.
@NullMarked
package spieltisch.edge;

import org.jspecify.annotations.NullMarked;
