/// What can be chosen for a table: its options, its time limits, and what happens after a lost
/// connection.
@NullMarked
package spieltisch.table.options;

import org.jspecify.annotations.NullMarked;
