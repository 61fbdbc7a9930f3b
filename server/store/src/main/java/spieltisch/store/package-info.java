/// The journal of all tables: append, read and delete entries, and find tables by summary.
@NullMarked
package spieltisch.store;

import org.jspecify.annotations.NullMarked;
