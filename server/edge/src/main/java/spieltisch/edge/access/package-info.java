/// Access to private tables: passwords and seat tokens.
@NullMarked
package spieltisch.edge.access;

import org.jspecify.annotations.NullMarked;
