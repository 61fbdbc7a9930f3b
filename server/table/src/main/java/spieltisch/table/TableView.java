package spieltisch.table;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.GameView;
import spieltisch.kernel.Viewer;
import spieltisch.table.game.GameState;
import spieltisch.table.member.Members;
import spieltisch.table.member.PublicMember;

/// All that one viewer may know of a table at one moment, built up from nothing.
///
/// @param version how many entries made the table
/// @param order the members in the order of their seats, once the game runs
/// @param commitment the hash of the game's seed
/// @param seed the seed itself, when the game is over
/// @param successor where the finished game is played once more
public record TableView(
    long version,
    String name,
    TableOptions options,
    List<PublicMember> people,
    List<Members.Spectator> spectators,
    List<Integer> order,
    Optional<String> commitment,
    Optional<String> seed,
    Optional<GameView> outlook,
    Optional<String> brokenOff,
    Optional<Table.Successor> successor) {

  static TableView of(Table table, Viewer viewer) {
    return new TableView(
        table.version(),
        table.name(),
        table.options().withoutPassword(),
        table.members().stream().map(member -> PublicMember.of(table.company(), member)).toList(),
        table.company().spectators(),
        table.match().map(GameState::order).orElse(List.of()),
        table.round().map(runningGame -> runningGame.seed().commitment()),
        table.round().filter(_ -> table.isOver()).map(runningGame -> runningGame.seed().hex()),
        table.match().map(gameState -> gameState.view(viewer)),
        table.brokenOff(),
        table.successor());
  }
}
