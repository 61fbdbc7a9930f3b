/// The load test: thousands of connections on one thread, the tables that they play at, and the
/// measured latencies.
@NullMarked
package spieltisch.loadtest.load;

import org.jspecify.annotations.NullMarked;
