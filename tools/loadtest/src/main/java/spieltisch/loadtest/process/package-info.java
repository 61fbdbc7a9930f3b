/// The server under test: its process, its processor time, its lobby, and the proxy to its
/// database.
@NullMarked
package spieltisch.loadtest.process;

import org.jspecify.annotations.NullMarked;
