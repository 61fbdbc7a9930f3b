/// A temporary PostgreSQL server on this machine, for tests and demonstrations.
@NullMarked
package spieltisch.localpostgres;

import org.jspecify.annotations.NullMarked;
