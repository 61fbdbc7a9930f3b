/// Commands for developers: benchmarks, load tests, soaks and the cluster demo.
@NullMarked
package spieltisch.developer;

import org.jspecify.annotations.NullMarked;
