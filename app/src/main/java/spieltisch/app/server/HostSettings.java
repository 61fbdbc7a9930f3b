package spieltisch.app.server;

import java.time.Duration;
import java.util.random.RandomGenerator;
import spieltisch.store.Retention;
import spieltisch.table.DisconnectTimeouts;

/// Settings of the host that runs a server's tables.
///
/// @param node name of this server among the servers on one log
/// @param botPause how long bots wait before each action
/// @param chatBurst chat messages that a player may send at once; 0 for any number
/// @param emptyTables time after which a table without people closes before its game; zero for
///   never
/// @param random source of seeds and ids
public record HostSettings(
    String node,
    Duration botPause,
    DisconnectTimeouts disconnectTimeouts,
    Retention retention,
    int chatBurst,
    Duration emptyTables,
    RandomGenerator random) {}
