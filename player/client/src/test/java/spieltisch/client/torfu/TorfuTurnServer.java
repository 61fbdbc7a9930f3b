package spieltisch.client.torfu;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import spieltisch.client.LineServer;
import spieltisch.torfu.ClientMessage;
import spieltisch.torfu.ClientReader;
import spieltisch.torfu.KeywordSpelling;
import spieltisch.torfu.PlanFigure;
import spieltisch.torfu.ServerMessage;
import spieltisch.torfu.ServerMessage.Cell;
import spieltisch.torfu.ServerWriter;
import spieltisch.torfu.TextLine;
import spieltisch.torres.Action;
import spieltisch.torres.Colour;
import spieltisch.torres.Schedule;
import spieltisch.torres.Square;
import spieltisch.torres.cards.Card;

/// A Torres server on which it is the turn of bert, who plays blue. It refuses nothing, disconnects
/// when all action points are spent, and ends the game with the turn.
final class TorfuTurnServer implements LineServer.Responder {
  private final ClientReader reader = new ClientReader(KeywordSpelling.STANDARD);
  private final ServerWriter writer = new ServerWriter(KeywordSpelling.STANDARD);
  int points = Schedule.POINTS;

  @Override
  public boolean respond(String line, Consumer<String> send) {
    for (var message : reader.read(new TextLine.Text(line)))
      for (var answer : answers(message)) writer.lines(answer).forEach(send);
    return points > 0;
  }

  private List<ServerMessage> answers(ClientMessage message) {
    return switch (message) {
      case ClientMessage.JoinGame _, ClientMessage.Return _ ->
          List.of(new ServerMessage.PlayerJoined(), new ServerMessage.TurnCall());
      case ClientMessage.AskStatus _ -> List.of(status());
      case ClientMessage.AskPlan _ -> List.of(plan());
      case ClientMessage.Act(var action) -> perform(action);
      case ClientMessage.EndTurn _ ->
          List.of(new ServerMessage.TurnEnded(), new ServerMessage.GameEnded());
      default -> List.of();
    };
  }

  private List<ServerMessage> perform(Action action) {
    points -= action instanceof Action.PlaceKnight ? 2 : 1;
    var done = new ServerMessage.DoneBy(Colour.BLUE, action);
    return switch (action) {
      case Action.PlaceBlock _ -> List.of(new ServerMessage.Done(action));
      case Action.DrawCard _ -> List.of(done, new ServerMessage.CardDrawn(Card.of(0)));
      default -> List.of(done);
    };
  }

  private static ServerMessage status() {
    return new ServerMessage.Status(
        "burg",
        1,
        1,
        2,
        "bert",
        0,
        List.of(
            new ServerMessage.StatusRow(0, "anna", 17, 30, 3),
            new ServerMessage.StatusRow(1, "bert", 21, 25, 3)),
        List.of());
  }

  private static ServerMessage plan() {
    var cells = new ArrayList<Cell>();
    for (int i = 0; i < Square.COUNT; i++) cells.add(new Cell(0, PlanFigure.NONE));
    for (int castle : new int[] {4, 21, 31, 42, 45, 59})
      cells.set(castle, new Cell(1, PlanFigure.NONE));
    cells.set(10, new Cell(1, PlanFigure.KING));
    cells.set(18, new Cell(1, PlanFigure.BLUE));
    cells.set(24, new Cell(1, PlanFigure.ORANGE));
    return new ServerMessage.Plan(cells);
  }
}
