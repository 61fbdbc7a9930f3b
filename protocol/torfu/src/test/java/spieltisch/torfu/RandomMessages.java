package spieltisch.torfu;

import java.util.ArrayList;
import java.util.List;
import spieltisch.kernel.SeededChance;
import spieltisch.torfu.ClientMessage.*;
import spieltisch.torfu.ServerMessage.Cell;
import spieltisch.torfu.ServerMessage.StatusRow;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Colour;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Square;
import spieltisch.torres.cards.Card;

/// Random messages of every type, such as a peer could say.
final class RandomMessages {
  private static final List<String> TEXTS =
      List.of("", "hallo", "Grüße aus der Burg", "ZUGENDE ist nah", "🏰 x 1", "a  b");
  private static final List<String> NAMES = List.of("anna", "bert", "Jürgen", "x", "0", "(", "世界");

  private final SeededChance luck;

  RandomMessages(long seed) {
    luck = new SeededChance(seed);
  }

  List<ClientMessage> client() {
    return List.of(
        new CreateGame(2 + luck.below(3), name(), word(), luck.below(100_000) - 5),
        new ListGames(),
        new JoinGame(name(), word(), name(), luck.below(120)),
        new WatchGame(name(), name()),
        new BeginTurn(),
        new Act(action()),
        new Act(action()),
        new Say(text()),
        new AskStatus(),
        new AskPlan(),
        new AskPosition(),
        new Secret(name()),
        new Return(name()),
        new Want(any(Extra.values())),
        new EndTurn());
  }

  List<ServerMessage> server() {
    var messages = new ArrayList<ServerMessage>();
    messages.add(new ServerMessage.GameCreated());
    messages.add(new ServerMessage.GameListed(name(), 4, luck.below(5), isHeads(), isHeads()));
    messages.add(new ServerMessage.PlayerJoined());
    messages.add(new ServerMessage.SpectatorJoined(name()));
    messages.add(new ServerMessage.KnightCall());
    messages.add(new ServerMessage.KingCall());
    messages.add(new ServerMessage.TurnCall());
    messages.add(new ServerMessage.RoundEnded());
    messages.add(new ServerMessage.GameEnded());
    messages.add(done(action()));
    messages.add(new ServerMessage.TurnEnded());
    messages.add(new ServerMessage.CardDrawn(Card.of(luck.below(10))));
    messages.add(new ServerMessage.Said(any(Sender.values()), text()));
    messages.add(status());
    messages.add(plan());
    messages.add(new ServerMessage.Known(text()));
    messages.add(new ServerMessage.TimeLeft(luck.below(100_000)));
    messages.add(new ServerMessage.Rematch(name()));
    messages.add(new ServerMessage.Failed(any(ErrorCode.values())));
    return messages;
  }

  private ServerMessage done(Action action) {
    return KeywordSpelling.hasColour(action.kind())
        ? new ServerMessage.DoneBy(any(Colour.values()), action)
        : new ServerMessage.Done(action);
  }

  private ServerMessage status() {
    var rows = new ArrayList<StatusRow>();
    for (int i = luck.below(5); i > 0; i--)
      rows.add(new StatusRow(i, name(), luck.below(300), luck.below(99), luck.below(4)));
    var spectators = new ArrayList<String>();
    for (int i = luck.below(4); i > 0; i--) spectators.add(name());
    return new ServerMessage.Status(
        name(), luck.below(4), luck.below(5), luck.below(5), name(), 60_000, rows, spectators);
  }

  private ServerMessage plan() {
    var cells = new ArrayList<Cell>();
    for (int i = 0; i < 64; i++) cells.add(new Cell(luck.below(13), any(PlanFigure.values())));
    return new ServerMessage.Plan(cells);
  }

  /// Any action but the end of the turn, which is a message of its own.
  private Action action() {
    var actionKind = ActionKind.ALL.get(luck.below(ActionKind.ALL.size() - 1));
    return PackedAction.action(actionKind, Square.of(luck.below(64)), Square.of(luck.below(64)));
  }

  private <T> T any(T[] values) {
    return List.of(values).get(luck.below(values.length));
  }

  private boolean isHeads() {
    return luck.below(2) == 0;
  }

  private String name() {
    return NAMES.get(luck.below(NAMES.size()));
  }

  private String word() {
    return luck.below(4) == 0 ? "" : name();
  }

  private String text() {
    return TEXTS.get(luck.below(TEXTS.size()));
  }

  /// A line as a confused or hostile peer could send it.
  String nonsense() {
    var line = new StringBuilder();
    for (int i = luck.below(4); i >= 0; i--)
      line.append(piece()).append(luck.below(3) == 0 ? "" : " ");
    return line.toString();
  }

  private String piece() {
    return switch (luck.below(6)) {
      case 0, 1, 2 -> any(Keyword.values()).name();
      case 3 -> Integer.toString(luck.bits());
      case 4 -> Integer.toString(luck.below(9));
      default -> new String(Character.toChars(luck.below(0xd000)));
    };
  }
}
