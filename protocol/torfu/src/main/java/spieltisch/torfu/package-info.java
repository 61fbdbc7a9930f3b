/// The Torres text protocol.
@NullMarked
package spieltisch.torfu;

import org.jspecify.annotations.NullMarked;
