/// The server of the `serve` command, with its wiring and its orderly shutdown.
@NullMarked
package spieltisch.app.server;

import org.jspecify.annotations.NullMarked;
