/// Messages of the Catan protocol as values, independent of how a dialect spells them.
@NullMarked
package spieltisch.siedler.message;

import org.jspecify.annotations.NullMarked;
