package spieltisch.store;

import java.util.List;
import spieltisch.catan.Phase;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.Table;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameKind;
import spieltisch.table.game.GameState;
import spieltisch.table.game.TorresGameState;
import spieltisch.table.member.Member;

/// What the lobby shows of a table beside its name and its players.
///
/// @param bots how many of the players are bots
/// @param variant the variant of Catan; empty for Torres and for tables that an earlier version
///   stored
/// @param victoryPoints the points that win a game of Catan; 0 if `variant` is empty
/// @param turn the time limit of a turn in milliseconds; 0 for no limit
/// @param winners the names of the winners; empty before the end and after an aborted game
public record TableDetails(
    int bots, int spectators, String variant, int victoryPoints, long turn, List<String> winners) {
  static final TableDetails UNKNOWN = new TableDetails(0, 0, "", 0, 0, List.of());

  static TableDetails of(Table table) {
    var options = table.options();
    boolean isCatan = options.game() == GameKind.CATAN;
    return new TableDetails(
        (int) table.players().stream().filter(player -> player.bot().isPresent()).count(),
        table.members().spectators().size(),
        isCatan ? options.catan().variant().word() : "",
        isCatan ? options.catan().victoryPoints() : 0,
        options.clock().turn(),
        winners(table));
  }

  private static List<String> winners(Table table) {
    return winningMembers(table).stream()
        .flatMap(member -> table.members().find(member).stream())
        .map(TableDetails::label)
        .toList();
  }

  /// Returns the ids of the winners in the order of play; empty before the end and after an aborted
  /// game.
  public static List<Integer> winningMembers(Table table) {
    if (!table.isOver() || table.abortReason().isPresent()) return List.of();
    return table.gameState().stream()
        .flatMap(state -> winningSeats(state).stream().map(seat -> state.order().get(seat)))
        .toList();
  }

  /// Returns the seat that won a game of Catan, or the seats with the most points in Torres (rule
  /// 2.11).
  private static List<Integer> winningSeats(GameState state) {
    return switch (state) {
      case CatanGameState catan ->
          catan.view(Viewer.spectator()).position().phase() instanceof Phase.Over(var winner)
              ? List.of(winner.index())
              : List.of();
      case TorresGameState torres ->
          torres.view(Viewer.spectator()).leaders().stream().map(Seat::index).toList();
    };
  }

  /// Returns the name of a player, or the number of a player without a name.
  static String label(Member member) {
    return member.name().orElse("#" + member.id());
  }
}
