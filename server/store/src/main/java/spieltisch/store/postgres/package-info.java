/// The log in PostgreSQL, for any number of servers.
@NullMarked
package spieltisch.store.postgres;

import org.jspecify.annotations.NullMarked;
