package spieltisch.table;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Viewer;

/// All that one viewer may know of a table at one moment, built up from nothing.
///
/// @param version how many entries made the table
/// @param order the members in the order of their seats, once the game runs
/// @param commitment the hash of the game's seed
/// @param seed the seed itself, when the game is over
/// @param successor where the finished game is played once more
public record Sight(
    long version,
    String name,
    TableOptions options,
    List<Person> people,
    List<Company.Spectator> spectators,
    List<Integer> order,
    Optional<String> commitment,
    Optional<String> seed,
    Optional<Outlook> outlook,
    Optional<String> brokenOff,
    Optional<Table.Successor> successor) {

  static Sight of(Table table, Viewer viewer) {
    return new Sight(
        table.version(),
        table.name(),
        table.options().withoutPassword(),
        table.members().stream().map(member -> Person.of(table, member)).toList(),
        table.company().spectators(),
        table.match().map(Match::order).orElse(List.of()),
        table.round().map(round -> round.seed().commitment()),
        table.round().filter(_ -> table.isOver()).map(round -> round.seed().hex()),
        table.match().map(match -> match.outlook(viewer)),
        table.brokenOff(),
        table.successor());
  }
}
