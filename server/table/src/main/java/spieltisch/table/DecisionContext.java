package spieltisch.table;

import java.util.function.Supplier;
import spieltisch.table.chance.Seed;

/// The inputs of a decision that are not part of the table.
///
/// @param now milliseconds since 1970
/// @param node the server process that decides and holds the connections of clients that join
/// @param seeds supplies a new seed for a rematch table, or for a game at a table without a server
///   seed
public record DecisionContext(long now, String node, Supplier<Seed> seeds) {}
