/// The log in a PostgreSQL database, which any number of servers can share.
@NullMarked
package spieltisch.store.postgres;

import org.jspecify.annotations.NullMarked;
