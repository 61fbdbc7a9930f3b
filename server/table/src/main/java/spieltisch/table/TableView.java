package spieltisch.table;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import spieltisch.kernel.GameView;
import spieltisch.kernel.Viewer;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.game.GameState;
import spieltisch.table.member.Members;
import spieltisch.table.member.PublicMember;

/// What one viewer may know of a table.
///
/// @param version the number of the table's entries
/// @param members the players in the order of joining
/// @param order the ids of the players in the order of their seats; empty before the game
/// @param commitment the hash of the seed
/// @param seed the seed that belongs to the commitment, once the game is over
/// @param contributions the contributions to the seed of the game, once it has begun
/// @param abortReason why the game was aborted
/// @param successor the table of the rematch
public record TableView(
    long version,
    String name,
    TableOptions options,
    List<PublicMember> members,
    List<Members.Spectator> spectators,
    List<Integer> order,
    Optional<String> commitment,
    Optional<String> seed,
    SortedMap<Integer, Contribution> contributions,
    Optional<GameView> gameView,
    Optional<String> abortReason,
    Optional<Table.Successor> successor) {

  static TableView of(Table table, Viewer viewer) {
    return new TableView(
        table.version(),
        table.name(),
        table.options().withoutPassword(),
        table.players().stream().map(member -> PublicMember.of(table.members(), member)).toList(),
        table.members().spectators(),
        table.gameState().map(GameState::order).orElse(List.of()),
        table.commitment(),
        table.revealedSeed().map(Seed::hex),
        table.hasStarted() ? table.contributions() : new TreeMap<>(),
        table.gameState().map(state -> state.view(viewer)),
        table.abortReason(),
        table.successor());
  }
}
