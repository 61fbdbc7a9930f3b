package spieltisch.host;

import java.util.List;
import java.util.function.LongFunction;
import spieltisch.bots.CatanPlayer;
import spieltisch.bots.Deadline;
import spieltisch.catan.Action;
import spieltisch.catan.View;
import spieltisch.table.Entry;
import spieltisch.table.Table;
import spieltisch.table.game.CatanGameState;

/// A computer player of Catan at a table. Before he thinks he is told what has happened since he
/// thought last, as his seat has seen it and nobody else's.
final class CatanBotSeat {
  private final CatanPlayer player;
  private final int member;
  private final LongFunction<List<Entry>> journal;
  private long known;

  /// @param journal the entries of the table after the first so many
  CatanBotSeat(CatanPlayer player, int member, LongFunction<List<Entry>> journal) {
    this.player = player;
    this.member = member;
    this.journal = journal;
  }

  Action choose(Table table, View view, Deadline deadline) {
    if (player.usesObservations()) hearNews(table);
    return player.choose(view, deadline);
  }

  /// The journal may be further than the table he looks at.
  private void hearNews(Table table) {
    var viewer = table.viewer(member);
    var news = journal.apply(known);
    for (var entry : news.subList(0, Math.toIntExact(table.version() - known)))
      if (entry instanceof Entry.Acted acted)
        CatanGameState.seen(acted.happening(), viewer).forEach(player::observe);
    known = table.version();
  }
}
