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

/// Random messages of every type.
final class RandomMessages {
  private static final List<String> TEXTS =
      List.of("", "hallo", "Grüße aus der Burg", "ZUGENDE ist nah", "🏰 x 1", "a  b");
  private static final List<String> NAMES = List.of("anna", "bert", "Jürgen", "x", "0", "(", "世界");

  private final SeededChance chance;

  RandomMessages(long seed) {
    chance = new SeededChance(seed);
  }

  List<ClientMessage> client() {
    return List.of(
        new CreateGame(2 + chance.below(3), name(), word(), chance.below(100_000) - 5),
        new ListGames(),
        new JoinGame(name(), word(), name(), chance.below(120)),
        new WatchGame(name(), name()),
        new WatchPrivateGame(name(), name(), name()),
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
    messages.add(new ServerMessage.GameListed(name(), 4, chance.below(5), isHeads(), isHeads()));
    messages.add(new ServerMessage.PlayerJoined());
    messages.add(new ServerMessage.SpectatorJoined(name()));
    messages.add(new ServerMessage.KnightCall());
    messages.add(new ServerMessage.KingCall());
    messages.add(new ServerMessage.TurnCall());
    messages.add(new ServerMessage.RoundEnded());
    messages.add(new ServerMessage.GameEnded());
    messages.add(done(action()));
    messages.add(new ServerMessage.TurnEnded());
    messages.add(new ServerMessage.CardDrawn(Card.of(chance.below(10))));
    messages.add(new ServerMessage.Said(any(Sender.values()), text()));
    messages.add(status());
    messages.add(plan());
    messages.add(new ServerMessage.KnownPosition(text()));
    messages.add(new ServerMessage.TimeLeft(chance.below(100_000)));
    messages.add(new ServerMessage.Rematch(name()));
    messages.add(new ServerMessage.Pause(isHeads(), isHeads() ? List.of(2, 0) : List.of()));
    messages.add(new ServerMessage.Absent(chance.below(4), chance.below(100_000)));
    messages.add(new ServerMessage.BotPlays(chance.below(4)));
    messages.add(new ServerMessage.Back(chance.below(4), chance.below(9)));
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
    for (int i = chance.below(5); i > 0; i--)
      rows.add(new StatusRow(i, name(), chance.below(300), chance.below(99), chance.below(4)));
    var spectators = new ArrayList<String>();
    for (int i = chance.below(4); i > 0; i--) spectators.add(name());
    return new ServerMessage.Status(
        name(),
        chance.below(4),
        chance.below(5),
        chance.below(5),
        name(),
        60_000,
        rows,
        spectators);
  }

  private ServerMessage plan() {
    var cells = new ArrayList<Cell>();
    for (int i = 0; i < 64; i++) cells.add(new Cell(chance.below(13), any(PlanFigure.values())));
    return new ServerMessage.Plan(cells);
  }

  /// Returns any action except the end of the turn, which is a separate message.
  private Action action() {
    var kind = ActionKind.ALL.get(chance.below(ActionKind.ALL.size() - 1));
    return PackedAction.action(kind, Square.of(chance.below(64)), Square.of(chance.below(64)));
  }

  private <T> T any(T[] values) {
    return List.of(values).get(chance.below(values.length));
  }

  private boolean isHeads() {
    return chance.below(2) == 0;
  }

  private String name() {
    return NAMES.get(chance.below(NAMES.size()));
  }

  private String word() {
    return chance.below(4) == 0 ? "" : name();
  }

  private String text() {
    return TEXTS.get(chance.below(TEXTS.size()));
  }

  /// Returns a line of random keywords, numbers and characters.
  String invalidLine() {
    var line = new StringBuilder();
    for (int i = chance.below(4); i >= 0; i--)
      line.append(piece()).append(chance.below(3) == 0 ? "" : " ");
    return line.toString();
  }

  private String piece() {
    return switch (chance.below(6)) {
      case 0, 1, 2 -> any(Keyword.values()).name();
      case 3 -> Integer.toString(chance.bits());
      case 4 -> Integer.toString(chance.below(9));
      default -> new String(Character.toChars(chance.below(0xd000)));
    };
  }
}
