/// Protocol sessions: what a connected client may do and what it is told.
@NullMarked
package spieltisch.edge.session;

import org.jspecify.annotations.NullMarked;
