/// Load tests, soaks, fuzzing and the cluster demo.
@NullMarked
package spieltisch.loadtest;

import org.jspecify.annotations.NullMarked;
