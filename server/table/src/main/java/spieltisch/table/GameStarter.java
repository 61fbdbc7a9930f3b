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
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanOpening;
import spieltisch.table.game.GameOpening.OrderRoll;
import spieltisch.table.game.TorresOpening;
import spieltisch.table.member.Member;
import spieltisch.torres.rules.Torres;

/// Starts the game of a table. The start of a Catan game draws the order of play and the board at
/// random.
final class GameStarter {
  private GameStarter() {}

  /// Accepts the entries. If the game can start after these entries, the entry of the start follows
  /// them. A game can start when the table has enough players and all of them are ready and
  /// connected.
  static Decision<List<Entry>> accept(Table table, List<Entry> entries, DecisionContext context) {
    var next = table;
    for (var entry : entries) next = next.after(entry);
    if (!canStart(next)) return new Decision.Accepted<>(entries);
    var all = new ArrayList<>(entries);
    all.add(start(next, context));
    return new Decision.Accepted<>(List.copyOf(all));
  }

  private static boolean canStart(Table table) {
    return !table.hasStarted()
        && table.players().size() >= table.options().fewest()
        && table.players().stream().allMatch(member -> member.ready() && member.connected());
  }

  private static Entry start(Table table, DecisionContext context) {
    return switch (table.options().game()) {
      case CATAN -> startCatan(table, context);
      case TORRES -> startTorres(table, context);
    };
  }

  private static Entry startCatan(Table table, DecisionContext context) {
    var seed = seed(table, context);
    var chance = new CommittedChance(seed, 0);
    var rolls = new ArrayList<OrderRoll>();
    int first = rollOff(table.players().stream().map(Member::id).toList(), rolls, chance);
    var options = table.options().catan().forPlayers(table.players().size());
    var order = order(table, first, options.order(), chance);
    var boardChance =
        table.options().boardSeed().isPresent()
            ? new SeededChance(table.options().boardSeed().getAsLong())
            : chance;
    var board = BoardMaker.variable(options, boardChance);
    return new Entry.Started(
        seed, new CatanOpening(options, board, order, rolls), chance.used(), context.now());
  }

  private static Seed seed(Table table, DecisionContext context) {
    return table
        .serverSeed()
        .map(seed -> seed.gameSeed(table.contributions()))
        .orElseGet(context.seeds());
  }

  /// Starts a game of Torres. The seats follow the order of joining, and the youngest player
  /// begins. Bots have no age and count as the oldest players.
  private static Entry startTorres(Table table, DecisionContext context) {
    var ages =
        table.players().stream().map(member -> member.age().orElse(Integer.MAX_VALUE)).toList();
    var order = table.players().stream().map(Member::id).toList();
    return new Entry.Started(
        seed(table, context),
        new TorresOpening(table.options().torres(), Torres.youngest(ages), order),
        0,
        context.now());
  }

  /// Rolls two dice for each member, and repeats this until exactly one member has the highest sum.
  /// Returns that member.
  private static int rollOff(List<Integer> members, List<OrderRoll> rolls, Chance chance) {
    while (true) {
      int highest = 0;
      var best = new ArrayList<Integer>();
      for (int member : members) {
        var roll = new OrderRoll(member, chance.below(6) + 1, chance.below(6) + 1);
        rolls.add(roll);
        int sum = roll.first() + roll.second();
        if (sum > highest) best.clear();
        if (sum >= highest) best.add(member);
        highest = Math.max(highest, sum);
      }
      if (best.size() == 1) return best.getFirst();
    }
  }

  private static List<Integer> order(Table table, int first, Options.Order rule, Chance chance) {
    var clockwise = new ArrayList<>(table.players().stream().map(Member::id).toList());
    while (clockwise.getFirst() != first) clockwise.add(clockwise.removeFirst());
    if (rule == Options.Order.CLOCKWISE) return clockwise;
    for (int i = 1; i < clockwise.size(); i++)
      Collections.swap(clockwise, i, i + chance.below(clockwise.size() - i));
    return clockwise;
  }
}
