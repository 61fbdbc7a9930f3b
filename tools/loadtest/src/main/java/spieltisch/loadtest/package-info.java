/// Load tests, soaks, fuzzing and the cluster demo. Except for the disk soak, all of these run
/// against real server processes.
@NullMarked
package spieltisch.loadtest;

import org.jspecify.annotations.NullMarked;
