/// The log of all tables. This package appends, reads and deletes entries, and finds tables by
/// their summaries.
@NullMarked
package spieltisch.store;

import org.jspecify.annotations.NullMarked;
