/// The HTTP endpoint: pages, lobby, game history, health, metrics and WebSockets.
@NullMarked
package spieltisch.edge.http;

import org.jspecify.annotations.NullMarked;
