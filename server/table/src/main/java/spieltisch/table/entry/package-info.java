/// The entries of a table's journal, and what is published of them.
@NullMarked
package spieltisch.table.entry;

import org.jspecify.annotations.NullMarked;
