package spieltisch.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.PackedAction;
import spieltisch.kernel.Decision;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Table;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameKind;
import spieltisch.table.game.TorresGameState;
import spieltisch.table.options.DisconnectPolicy;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// A table on which random players have played, for tests that need realistic entries.
public record PlayedTable(Table table, List<Entry> entries) {
  private static final int ACTIONS = 700;

  public static PlayedTable withBots(int players, long seed) {
    var options =
        new TableOptions(
            GameKind.CATAN,
            players,
            players,
            Options.standard(players),
            spieltisch.torres.Options.STANDARD,
            OptionalLong.empty(),
            TimeControl.NONE,
            Optional.empty(),
            true,
            DisconnectPolicy.IS_COVERED,
            OptionalLong.empty(),
            OptionalLong.empty(),
            Optional.empty());
    return withBots(options, seed);
  }

  /// Plays until the game is over, but not longer than a number of actions.
  public static PlayedTable withBots(TableOptions options, long seed) {
    int players = options.most();
    var entries = new ArrayList<Entry>(List.of(new Entry.Opened("Tisch", options)));
    var chance = new SeededChance(seed);
    var table = Table.of(entries);
    for (int i = 0; i < players; i++)
      table = apply(table, new Command.AddBot("random"), entries, chance);
    for (int i = 0; i < ACTIONS && table.isRunning(); i++) table = act(table, entries, chance);
    return new PlayedTable(table, entries);
  }

  public static PlayedTable ofTorres(int players, long seed) {
    var options = TableOptions.torres(players, Optional.empty(), TimeControl.NONE);
    var entries = new ArrayList<Entry>(List.of(new Entry.Opened("Turm", options)));
    var chance = new SeededChance(seed);
    var table = Table.of(entries);
    for (int i = 0; i < players; i++)
      table = apply(table, new Command.JoinReady("Test", "Spieler-" + i, 30 - i), entries, chance);
    while (table.isRunning()) table = actInTorres(table, entries, chance);
    return new PlayedTable(table, entries);
  }

  private static Table actInTorres(Table table, List<Entry> entries, SeededChance chance) {
    if (!(table.gameState().orElseThrow() instanceof TorresGameState game))
      throw new IllegalStateException("not Torres");
    var seat = game.seatsToAct().getFirst();
    var view = game.view(Viewer.of(seat));
    var action = view.legal().get(chance.below(view.legal().size()));
    int member = game.order().get(seat.index());
    return apply(table, new Command.Act(member, action, Entry.Actor.BOT), entries, chance);
  }

  private static Table act(Table table, List<Entry> entries, SeededChance chance) {
    if (!(table.gameState().orElseThrow() instanceof CatanGameState(var state, var order)))
      throw new IllegalStateException("not Catan");
    int seat = state.position().nextToAct();
    var action =
        PackedAction.action(
            state.position().island(), new MoveGenerator().pick(state, seat, chance));
    return apply(table, new Command.Act(order.get(seat), action, Entry.Actor.BOT), entries, chance);
  }

  private static Table apply(
      Table table, Command command, List<Entry> entries, SeededChance chance) {
    var bytes = new byte[32];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) chance.bits();
    if (!(table.decide(command, new DecisionContext(0, "node", () -> Seed.of(bytes)))
        instanceof Decision.Accepted(var granted)))
      throw new IllegalStateException("refused: " + command);
    var next = table;
    for (var entry : granted) next = next.after(entry);
    entries.addAll(granted);
    return next;
  }
}
