/// Backups of a log in PostgreSQL. A backup is a file of the embedded log, so this package uses
/// both kinds of logs.
@NullMarked
package spieltisch.store.backup;

import org.jspecify.annotations.NullMarked;
