/// Protocol sessions, which handle the requests of connected clients and send messages to the
/// clients.
@NullMarked
package spieltisch.edge.session;

import org.jspecify.annotations.NullMarked;
