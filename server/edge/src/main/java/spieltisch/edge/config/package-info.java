/// Settings of a server, and what it measures.
@NullMarked
package spieltisch.edge.config;

import org.jspecify.annotations.NullMarked;
