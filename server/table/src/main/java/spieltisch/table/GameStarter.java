package spieltisch.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import spieltisch.catan.Options;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.SeededChance;
import spieltisch.table.chance.CommittedChance;
import spieltisch.table.game.CatanOpening;
import spieltisch.table.game.GameOpening.OrderRoll;
import spieltisch.table.game.TorresOpening;
import spieltisch.table.member.Member;
import spieltisch.torres.rules.Torres;

/// Begins a game: who sits where, and on which board.
final class GameStarter {
  private GameStarter() {}

  /// The entries, and the beginning of the game if they make everybody ready.
  static Decision<List<Entry>> accept(Table table, List<Entry> entries, DecisionContext context) {
    var next = table;
    for (var entry : entries) next = next.after(entry);
    if (!mayBegin(next)) return new Decision.Accepted<>(entries);
    var all = new ArrayList<>(entries);
    all.add(begin(next, context));
    return new Decision.Accepted<>(all);
  }

  private static boolean mayBegin(Table table) {
    return !table.hasStarted()
        && table.members().size() >= table.options().fewest()
        && table.members().stream().allMatch(member -> member.ready() && member.connected());
  }

  private static Entry begin(Table table, DecisionContext context) {
    return switch (table.options().game()) {
      case CATAN -> beginCatan(table, context);
      case TORRES -> beginTorres(table, context);
    };
  }

  private static Entry beginCatan(Table table, DecisionContext context) {
    var seed = context.seeds().get();
    var luck = new CommittedChance(seed, 0);
    var rolls = new ArrayList<OrderRoll>();
    int beginner = rollOff(table.members().stream().map(Member::id).toList(), rolls, luck);
    var options = table.options().catan().forPlayers(table.members().size());
    var order = order(table, beginner, options.order(), luck);
    var boardLuck =
        table.options().boardSeed().isPresent()
            ? new SeededChance(table.options().boardSeed().getAsLong())
            : luck;
    var board = BoardMaker.variable(options, boardLuck);
    return new Entry.Started(
        seed, new CatanOpening(options, board, order, rolls), luck.used(), context.now());
  }

  /// Seats in the order of joining; the youngest begins. Computer players are of no age and so the
  /// oldest.
  private static Entry beginTorres(Table table, DecisionContext context) {
    var ages =
        table.members().stream().map(member -> member.age().orElse(Integer.MAX_VALUE)).toList();
    var order = table.members().stream().map(Member::id).toList();
    return new Entry.Started(
        context.seeds().get(),
        new TorresOpening(table.options().torres(), Torres.youngest(ages), order),
        0,
        context.now());
  }

  /// All roll, and all roll again until one alone has the highest number.
  private static int rollOff(List<Integer> members, List<OrderRoll> rolls, Chance luck) {
    while (true) {
      int highest = 0;
      var best = new ArrayList<Integer>();
      for (int member : members) {
        var roll = new OrderRoll(member, luck.below(6) + 1, luck.below(6) + 1);
        rolls.add(roll);
        int sum = roll.first() + roll.second();
        if (sum > highest) best.clear();
        if (sum >= highest) best.add(member);
        highest = Math.max(highest, sum);
      }
      if (best.size() == 1) return best.getFirst();
    }
  }

  private static List<Integer> order(Table table, int beginner, Options.Order rule, Chance luck) {
    var clockwise = new ArrayList<>(table.members().stream().map(Member::id).toList());
    while (clockwise.getFirst() != beginner) clockwise.add(clockwise.removeFirst());
    if (rule == Options.Order.CLOCKWISE) return clockwise;
    for (int i = 1; i < clockwise.size(); i++)
      Collections.swap(clockwise, i, i + luck.below(clockwise.size() - i));
    return clockwise;
  }
}
