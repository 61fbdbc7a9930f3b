/// The JSON format of stored entries and of exported games.
@NullMarked
package spieltisch.store.journal;

import org.jspecify.annotations.NullMarked;
