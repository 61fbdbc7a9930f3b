/// The running server: it opens all endpoints and closes them.
@NullMarked
package spieltisch.edge;

import org.jspecify.annotations.NullMarked;
