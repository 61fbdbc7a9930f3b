/// The log in a PostgreSQL database, for any number of servers.
@NullMarked
package spieltisch.store.postgres;

import org.jspecify.annotations.NullMarked;
