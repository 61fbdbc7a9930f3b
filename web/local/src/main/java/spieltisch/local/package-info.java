/// Tables that run in the browser without a server: the table, the bots and the protocol sessions,
/// compiled for a web worker.
@NullMarked
package spieltisch.local;

import org.jspecify.annotations.NullMarked;
