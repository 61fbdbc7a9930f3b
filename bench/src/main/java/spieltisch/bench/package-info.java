/// Benchmarks of the engines, the codec, the host and the sockets. The benchmarks measure CPU time
/// and bytes.
@NullMarked
package spieltisch.bench;

import org.jspecify.annotations.NullMarked;
