package spieltisch.table;

import java.util.function.Supplier;
import spieltisch.table.chance.Seed;

/// The inputs of a decision that are not part of the table's state.
///
/// @param now the time of the decision, in milliseconds since 1970
/// @param node the server process that decides. This process also holds the connections of the
///   clients that join by this decision.
/// @param seeds the source of new random seeds. A rematch table needs a new seed, and so does a
///   game at a table without a server seed.
public record DecisionContext(long now, String node, Supplier<Seed> seeds) {}
