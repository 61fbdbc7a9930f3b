/// The log in a SQLite file, which a single server uses.
@NullMarked
package spieltisch.store.sqlite;

import org.jspecify.annotations.NullMarked;
