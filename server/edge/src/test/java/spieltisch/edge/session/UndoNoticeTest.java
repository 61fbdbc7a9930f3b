package spieltisch.edge.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.View;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Viewer;
import spieltisch.notify.SiedlerNotifier;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.Extension;
import spieltisch.table.Command;
import spieltisch.table.DecisionContext;
import spieltisch.table.Notice;
import spieltisch.table.Table;
import spieltisch.table.chance.Seed;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.options.DisconnectTimeouts;
import spieltisch.table.options.TableOptions;

/// What clients with and without the undo extension receive about placements.
class UndoNoticeTest {
  private static final Seed SEED = new Seed("00".repeat(31) + "2a");

  private Table table =
      Table.opened(new Entry.Opened("Tisch", TableOptions.standard().withUndo(true)));
  private final List<Recipient> recipients = new ArrayList<>();

  /// A spectator who records the names of the messages about the latest command.
  private static final class Recipient {
    private final List<String> received = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final SiedlerNotifier notifier;

    Recipient(Table table, Set<Extension> granted) {
      notifier =
          new SiedlerNotifier(
              99,
              table.view(Viewer.spectator()),
              _ -> Optional.empty(),
              new EncodeCache().sender(Dialect.V1_0, granted, message -> record(message.text())),
              new LobbyMessages(Dialect.V1_0, ""));
    }

    private void record(String json) {
      texts.add(json);
      received.add(json.substring(2, json.indexOf('"', 2)));
    }
  }

  @BeforeEach
  void start() {
    for (var colour : List.of(Colour.RED, Colour.BLUE, Colour.WHITE)) {
      int id = table.members().nextId();
      ask(new Command.Join("Test", Optional.empty(), Optional.empty()));
      ask(new Command.SetProfile(id, Optional.of(colour.name()), Optional.of(colour)));
    }
    for (int id = 1; id <= 3; id++) ask(new Command.Ready(id));
  }

  private Recipient watch(Extension... granted) {
    var recipient = new Recipient(table, Set.of(granted));
    recipients.add(recipient);
    return recipient;
  }

  private void ask(Command command) {
    for (var recipient : recipients) recipient.received.clear();
    var decision = table.decide(command, new DecisionContext(1_000, "node", () -> SEED));
    for (var entry : ((Decision.Accepted<List<Entry>>) decision).value()) {
      table = table.after(entry);
      var notices = Notice.of(entry, table, Viewer.spectator(), DisconnectTimeouts.STANDARD);
      for (var recipient : recipients) recipient.notifier.onNotices(table.version(), notices);
    }
  }

  private int founder() {
    var state = table.gameState().orElseThrow();
    return state.order().get(state.awaitedSeats().getFirst().index());
  }

  private void place() {
    var state = table.gameState().orElseThrow();
    var view = (View) state.view(Viewer.of(state.awaitedSeats().getFirst()));
    var action =
        view.legal().stream()
            .filter(it -> it instanceof Action.BuildSettlement || it instanceof Action.BuildRoad)
            .findFirst()
            .orElseThrow();
    ask(new Command.Act(founder(), action, Entry.Actor.PLAYER));
  }

  @Test
  void with_the_extension_a_placement_is_told_at_once_and_taken_back() {
    var client = watch(Extension.UNDO, Extension.EVENT_NUMBER);
    place();
    assertEquals(
        List.of("Bauvorgang", "Statusupdate", "Rücknahme", "Ereignisnummer"), client.received);
    ask(new Command.Undo(founder()));
    assertEquals(
        List.of(
            "Zurückgenommen",
            "Statusupdate",
            "Statusupdate",
            "Statusupdate",
            "Rücknahme",
            "Ereignisnummer"),
        client.received);
  }

  @Test
  void without_the_extension_a_placement_is_told_when_it_is_final() {
    var client = watch(Extension.EVENT_NUMBER);
    place();
    assertEquals(List.of(), client.received);
    ask(new Command.Undo(founder()));
    assertEquals(List.of("Ereignisnummer"), client.received);
    place();
    ask(new Command.Chat(founder(), "Hallo"));
    assertEquals(List.of("Chatnachricht"), client.received);
    place();
    assertEquals(
        List.of(
            "Bauvorgang",
            "Statusupdate",
            "Bauvorgang",
            "Statusupdate",
            "Statusupdate",
            "Ereignisnummer"),
        client.received);
  }

  @Test
  void a_client_without_the_extension_that_joined_after_the_placement_gets_the_state_again() {
    place();
    var client = watch();
    ask(new Command.Undo(founder()));
    assertEquals(
        List.of("Spiel gestartet", "Statusupdate", "Statusupdate", "Statusupdate"),
        client.received);
  }

  /// Lets time-outs play until a player can build two roads.
  private void playUntilTwoRoads() {
    while (true) {
      var state = (CatanGameState) table.gameState().orElseThrow();
      var seat = state.awaitedSeats().getFirst();
      boolean isReached =
          state.state().position().phaseKind() == Position.TRADE_AND_BUILD
              && state.view(Viewer.of(seat)).hand().covers(new Resources(2, 2, 0, 0, 0));
      if (isReached) return;
      ask(
          new Command.Act(
              state.order().get(seat.index()), state.timeoutAction(seat), Entry.Actor.PLAYER));
    }
  }

  private void placeRoad() {
    var state = table.gameState().orElseThrow();
    var view = (View) state.view(Viewer.of(state.awaitedSeats().getFirst()));
    var road = view.legal().stream().filter(Action.BuildRoad.class::isInstance).findFirst();
    ask(new Command.Act(founder(), road.orElseThrow(), Entry.Actor.PLAYER));
  }

  private void endTurn() {
    ask(new Command.Act(founder(), new Action.EndTurn(), Entry.Actor.PLAYER));
  }

  @Test
  void without_the_extension_a_second_placement_that_is_taken_back_leaves_no_trace() {
    playUntilTwoRoads();
    var before = table;
    var expected = watch(Extension.BANK);
    placeRoad();
    endTurn();
    recipients.clear();
    table = before;
    var client = watch(Extension.BANK);
    placeRoad();
    placeRoad();
    ask(new Command.Undo(founder()));
    assertEquals(List.of(), client.texts);
    endTurn();
    assertEquals(expected.texts, client.texts);
  }
}
