/// Options that several commands share.
@NullMarked
package spieltisch.app.options;

import org.jspecify.annotations.NullMarked;
