/// The HTTP port: pages, lobby, game history, health and WebSockets.
@NullMarked
package spieltisch.edge.http;

import org.jspecify.annotations.NullMarked;
