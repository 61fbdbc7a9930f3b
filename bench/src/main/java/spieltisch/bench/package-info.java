/// Benchmarks and load.
@NullMarked
package spieltisch.bench;

import org.jspecify.annotations.NullMarked;
