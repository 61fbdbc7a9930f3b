/// Protocol sessions: requests of connected clients and messages to them.
@NullMarked
package spieltisch.edge.session;

import org.jspecify.annotations.NullMarked;
