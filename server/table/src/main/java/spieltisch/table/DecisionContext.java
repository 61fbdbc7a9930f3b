package spieltisch.table;

import java.util.function.Supplier;
import spieltisch.table.chance.Seed;

/// What a decision takes from outside the table.
///
/// @param now milliseconds since 1970
/// @param node the server process that decides, and that holds the connections of those who come
/// @param seeds fresh ones, in case a game begins
public record DecisionContext(long now, String node, Supplier<Seed> seeds) {}
