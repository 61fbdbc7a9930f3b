/// The settings and metrics of a server.
@NullMarked
package spieltisch.edge.config;

import org.jspecify.annotations.NullMarked;
