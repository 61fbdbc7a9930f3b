package spieltisch.app.server;

import java.time.Duration;
import java.util.random.RandomGenerator;
import spieltisch.store.Retention;
import spieltisch.table.options.DisconnectTimeouts;

/// Settings of the host that runs a server's tables.
///
/// @param node the name of this server among the servers that share a log
/// @param botPause the time that bots wait before each action
/// @param chatBurst the number of chat messages that a player may send at once; 0 for no limit
/// @param emptyTables how long a table without people waits for its game to start before the server
///   closes the table; zero means for ever
/// @param random the random source for seeds and ids
public record HostSettings(
    String node,
    Duration botPause,
    DisconnectTimeouts disconnectTimeouts,
    Retention retention,
    int chatBurst,
    Duration emptyTables,
    RandomGenerator random) {}
