/// Load tests, soaks, fuzzing and the cluster demo, which all run against real server processes.
@NullMarked
package spieltisch.loadtest;

import org.jspecify.annotations.NullMarked;
