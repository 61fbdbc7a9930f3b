/// Runs tables and bots on a log. This package uses neither sockets nor SQL.
@NullMarked
package spieltisch.host;

import org.jspecify.annotations.NullMarked;
