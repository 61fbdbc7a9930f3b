/// A temporary PostgreSQL server on this machine.
@NullMarked
package spieltisch.localpostgres;

import org.jspecify.annotations.NullMarked;
