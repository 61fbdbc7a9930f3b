package spieltisch.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.store.journal.GameRecord;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Table;
import spieltisch.table.chance.Contribution;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.game.GameKind;
import spieltisch.table.game.TorresGameState;
import spieltisch.table.options.TableOptions;

/// Plays games with random moves at a table, without a server.
final class RandomGames {
  private static final int MOST_ACTIONS = 1_500;

  private final List<Entry> entries = new ArrayList<>();
  private final SeededChance chance;
  private Table table;

  private RandomGames(TableOptions options, long seed) {
    chance = new SeededChance(seed);
    var opened = new Entry.Opened("Tisch", options, Optional.of(Seed.of(bytes())));
    entries.add(opened);
    table = Table.opened(opened);
  }

  /// Plays a game.
  ///
  /// @param contributions how many of the players contribute to the seed, the last ones first
  static GameRecord play(TableOptions options, int contributions, long seed) {
    var game = new RandomGames(options, seed);
    game.start(contributions);
    for (int i = 0; i < MOST_ACTIONS && game.table.isRunning(); i++) game.act();
    return new GameRecord("game-" + seed, Optional.empty(), game.entries);
  }

  private byte[] bytes() {
    var bytes = new byte[32];
    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) chance.bits();
    return bytes;
  }

  /// A first player contributes and leaves, so the numbers of the others do not begin with 1.
  private void start(int contributions) {
    ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    ask(new Command.Contribute(1, Contribution.of(bytes())));
    int players = table.options().most();
    int last = players + 1;
    ask(new Command.Disconnect(1));
    for (int id = 2; id <= last; id++)
      ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
    for (int id = last; id > last - contributions; id--)
      ask(new Command.Contribute(id, Contribution.of(bytes())));
    for (int id = 2; id <= last; id++) {
      var colour = Colour.values()[id - 2];
      ask(new Command.SetProfile(id, Optional.of("Spieler " + id), Optional.of(colour)));
      ask(new Command.Ready(id));
    }
  }

  private void act() {
    var game = table.gameState().orElseThrow();
    var seat = game.seatsToAct().getFirst();
    GameAction action;
    if (table.options().game() == GameKind.CATAN) action = catanAction((CatanGameState) game);
    else {
      var legal = ((TorresGameState) game).view(Viewer.of(seat)).legal();
      action = legal.get(chance.below(legal.size()));
    }
    if (game instanceof CatanGameState(var state, var order))
      act(order.get(state.position().nextToAct()), action);
    else act(game.order().get(seat.index()), action);
  }

  private void act(int member, GameAction action) {
    ask(new Command.Act(member, action, Entry.Actor.BOT));
  }

  /// Half of the robber's moves name no victim, so that the server picks one.
  private Action catanAction(CatanGameState game) {
    var state = game.state();
    int seat = state.position().nextToAct();
    var action =
        PackedAction.action(
            state.position().island(), new MoveGenerator().pick(state, seat, chance));
    if (chance.below(2) == 0) return action;
    return switch (action) {
      case Action.MoveRobber(var hex, _) -> new Action.MoveRobber(hex, Optional.empty());
      case Action.PlayKnight(var hex, _) -> new Action.PlayKnight(hex, Optional.empty());
      default -> action;
    };
  }

  private void ask(Command command) {
    var context = new DecisionContext(0, "node", () -> Seed.of(bytes()));
    if (!(table.decide(command, context) instanceof Decision.Accepted(var accepted)))
      throw new IllegalStateException("refused: " + command);
    for (var entry : accepted) table = table.after(entry);
    entries.addAll(accepted);
  }
}
