/// Connections of a client to a server, over TCP and WebSocket.
@NullMarked
package spieltisch.client.transport;

import org.jspecify.annotations.NullMarked;
