/// The log in an SQLite file, for a single server.
@NullMarked
package spieltisch.store.sqlite;

import org.jspecify.annotations.NullMarked;
