package spieltisch.catan.rules;

import java.util.ArrayList;
import java.util.List;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.kernel.SeededChance;

/// Plays games with uniformly random legal moves, as fast as the engine goes. One thread uses one
/// of these.
public final class RandomGames {
  /// Games that take longer than this are left unfinished.
  public static final int MOST_ACTIONS = 100_000;

  private static final int BOARDS = 64;

  private final List<State> starts = new ArrayList<>();
  private final List<State> tables = new ArrayList<>();
  private final MoveGenerator moveGenerator;
  private final SeededChance chance;
  private long games;
  private long actions;
  private long turns;
  private long unfinished;

  /// @param withTrades whether one-for-one offers to other players are on the menu
  public RandomGames(Options options, boolean withTrades, long seed) {
    chance = new SeededChance(seed);
    for (int i = 0; i < BOARDS; i++)
      starts.add(new State(options, BoardMaker.variable(options, chance)));
    for (var start : starts) tables.add(start.copy());
    moveGenerator = new MoveGenerator(withTrades);
  }

  /// Plays one more game; answers the winner's seat, or `Position.NOBODY`.
  public int play() {
    var table = tables.get((int) (games % BOARDS));
    table.copyFrom(starts.get((int) (games % BOARDS)));
    int played = 0;
    while (!table.open().isOver() && played < MOST_ACTIONS) {
      int seat = table.open().nextToAct();
      table.play(seat, moveGenerator.pick(table, seat, chance), chance);
      played++;
    }
    games++;
    actions += played;
    turns += table.open().turn();
    if (!table.open().isOver()) unfinished++;
    return table.open().isOver() ? table.open().actor() : Position.NOBODY;
  }

  public long games() {
    return games;
  }

  public long actions() {
    return actions;
  }

  public long turns() {
    return turns;
  }

  public long unfinished() {
    return unfinished;
  }
}
