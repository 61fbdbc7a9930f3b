/// TCP and WebSocket connections with their limits, independent of the protocol.
@NullMarked
package spieltisch.edge.transport;

import org.jspecify.annotations.NullMarked;
