/// Messages of the Catan protocol as values, independent of their encoding in a dialect.
@NullMarked
package spieltisch.siedler.message;

import org.jspecify.annotations.NullMarked;
