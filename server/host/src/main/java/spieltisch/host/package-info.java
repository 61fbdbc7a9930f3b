/// What runs tables; knows no socket and no SQL.
@NullMarked
package spieltisch.host;

import org.jspecify.annotations.NullMarked;
