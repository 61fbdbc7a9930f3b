/// The log on a disk that fails at random.
@NullMarked
package spieltisch.loadtest.disk;

import org.jspecify.annotations.NullMarked;
