/// The `serve` command: wiring of the server and orderly shutdown.
@NullMarked
package spieltisch.app.server;

import org.jspecify.annotations.NullMarked;
