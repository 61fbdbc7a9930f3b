/// Runs tables and bots on a log. It uses neither sockets nor SQL.
@NullMarked
package spieltisch.host;

import org.jspecify.annotations.NullMarked;
