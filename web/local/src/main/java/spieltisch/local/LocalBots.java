package spieltisch.local;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.bots.Level;
import spieltisch.bots.TorresPlayer;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.GameAction;
import spieltisch.table.Table;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.TorresGameState;
import spieltisch.table.member.Member;

/// The bots of a local table.
final class LocalBots {
  private final List<Entry> journal;
  private final Map<Integer, CatanSeat> catan = new TreeMap<>();
  private final Map<Integer, TorresPlayer> torres = new TreeMap<>();

  /// A Catan bot and the number of entries that it has observed.
  private static final class CatanSeat {
    private final CatanPlayer player;
    private int known;

    CatanSeat(CatanPlayer player) {
      this.player = player;
    }
  }

  /// @param journal the entries of the table; the list grows with the game
  LocalBots(List<Entry> journal) {
    this.journal = journal;
  }

  GameAction choose(Table table, int member, Deadline deadline) {
    return switch (table.gameState().orElseThrow()) {
      case CatanGameState state -> {
        var seat = catan.computeIfAbsent(member, id -> new CatanSeat(catanPlayer(table, id)));
        if (seat.player.usesObservations()) observe(seat, table, member);
        yield seat.player.choose(state.view(table.viewer(member)), deadline);
      }
      case TorresGameState state ->
          torres
              .computeIfAbsent(member, id -> level(table, id).torresPlayer(seed(table, id)))
              .choose(state.view(table.viewer(member)), deadline);
    };
  }

  private void observe(CatanSeat seat, Table table, int member) {
    var game = table.gameState().orElseThrow();
    var viewer = table.viewer(member);
    for (var entry : journal.subList(seat.known, journal.size()))
      if (entry instanceof Entry.Acted acted)
        for (var seen : game.observe(acted.events(), viewer))
          seat.player.observe((Observation) seen);
    seat.known = journal.size();
  }

  private static CatanPlayer catanPlayer(Table table, int id) {
    return level(table, id).catanPlayer(seed(table, id));
  }

  /// The choices of a bot follow from the seed of the game, so a bot needs no random seed of its
  /// own.
  private static long seed(Table table, int id) {
    return table.game().orElseThrow().seed().hex().hashCode() * 31L + id;
  }

  private static Level level(Table table, int id) {
    return table.members().find(id).flatMap(Member::bot).flatMap(Level::of).orElse(Level.MEDIUM);
  }
}
