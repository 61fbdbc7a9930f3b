/// Backups of a log in PostgreSQL. They are files of the embedded log, so this package uses both.
@NullMarked
package spieltisch.store.backup;

import org.jspecify.annotations.NullMarked;
