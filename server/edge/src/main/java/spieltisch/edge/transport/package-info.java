/// Sockets: endpoints, connections, limits and metrics.
@NullMarked
package spieltisch.edge.transport;

import org.jspecify.annotations.NullMarked;
