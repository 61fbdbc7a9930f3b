/// The stored form of entries, and records of whole games.
@NullMarked
package spieltisch.store.journal;

import org.jspecify.annotations.NullMarked;
