/// TCP and WebSocket connections and their limits, independent of the game protocol.
@NullMarked
package spieltisch.edge.transport;

import org.jspecify.annotations.NullMarked;
