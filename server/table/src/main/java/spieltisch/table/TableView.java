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
import spieltisch.table.options.TableOptions;

/// What one viewer may know of a table.
///
/// @param version the number of entries of the table
/// @param members the players in the order of joining
/// @param order the player ids in the order of the seats; empty before the game
/// @param commitment the hash of the table's seed; empty if the table has no seed yet
/// @param seed the seed whose hash is the commitment; empty until the game is over
/// @param contributions the players' contributions to the game's seed; empty until the game begins
/// @param abortReason the reason why the game was aborted; empty if the game was not aborted
/// @param successor the rematch table of the finished game; empty if there is none
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
