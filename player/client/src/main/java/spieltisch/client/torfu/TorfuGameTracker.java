package spieltisch.client.torfu;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import spieltisch.kernel.Seat;
import spieltisch.torfu.PlanFigure;
import spieltisch.torfu.ServerMessage;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Colour;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.PositionNotation;
import spieltisch.torres.Schedule;
import spieltisch.torres.Square;
import spieltisch.torres.View;
import spieltisch.torres.cards.Card;
import spieltisch.torres.cards.Cards;

/// Tracks a game on a TorFU server and builds the player's view. Board and scores come from the
/// server's reports; the tracker counts cards and action points itself.
final class TorfuGameTracker {
  private static final int TOTAL_CARDS = Card.COPIES * Card.ALL.size();

  private final String name;
  private final int[] handSizes = new int[Schedule.MOST_PLAYERS];
  private int seat;
  private int hand;
  private int drawnCards;
  private int played;
  private int totalDrawn;
  private int points;
  private int drawnThisTurn;
  private boolean hasPlayedCard;

  TorfuGameTracker(String name) {
    this.name = name;
  }

  void turnBegan() {
    points = Schedule.POINTS;
    drawnThisTurn = 0;
    drawnCards = Cards.NONE;
    hasPlayedCard = false;
  }

  /// Applies a server message. Some messages about a played card do not name the acting player, so
  /// the tracker cannot update the size of that player's hand.
  void apply(ServerMessage message) {
    switch (message) {
      case ServerMessage.DoneBy(var colour, var action) -> actionDone(action, colour);
      case ServerMessage.Done(var action) when action.kind().isCard() -> countPlayed(action.kind());
      case ServerMessage.CardDrawn(var card) -> {
        hand += Cards.one(card.index());
        drawnCards += Cards.one(card.index());
      }
      default -> {}
    }
  }

  private void actionDone(Action action, Colour colour) {
    int by = colour.seat().index();
    if (action.kind() == ActionKind.DRAW_CARD) {
      handSizes[by]++;
      totalDrawn++;
    }
    if (!action.kind().isCard()) return;
    handSizes[by] = Math.max(0, handSizes[by] - 1);
    countPlayed(action.kind());
  }

  private void countPlayed(ActionKind actionKind) {
    int card = actionKind.card().index();
    if (Cards.count(played, card) < Card.COPIES) played += Cards.one(card);
  }

  /// Records that the server confirmed an action of this client's player.
  void confirmed(Action action) {
    var actionKind = action.kind();
    if (actionKind.isCard()) {
      hand -= Cards.one(actionKind.card().index());
      hasPlayedCard = true;
    }
    switch (actionKind) {
      case PLACE_KNIGHT -> points -= 2;
      case TAKE_POINT, PLACE_BLOCK, MOVE_KNIGHT -> points--;
      case DRAW_CARD -> {
        points--;
        drawnThisTurn++;
      }
      case SIX_POINTS -> points += 1;
      case SEVEN_POINTS -> points += 2;
      default -> {}
    }
  }

  /// Builds the view from the latest reports of the server.
  View view(PhaseKind phaseKind, ServerMessage.Status status, ServerMessage.Plan plan) {
    for (var row : status.players()) if (row.name().equals(name)) seat = row.number();
    int players = status.players().size();
    handSizes[seat] = Cards.total(hand);
    var fields =
        List.of(
            heights(plan),
            king(plan),
            joinSeats(players, other -> knights(plan, other)),
            status.players().stream()
                .map(row -> String.valueOf(row.points()))
                .collect(Collectors.joining("/")),
            joinSeats(players, _ -> stacks(status, players)),
            joinSeats(players, other -> String.valueOf(handSizes[other])),
            String.valueOf(Math.max(0, TOTAL_CARDS - totalDrawn)),
            PositionNotation.pile(played),
            clock(phaseKind, status, players),
            "-");
    return View.player(Seat.of(seat), PositionNotation.read(fields), hand, drawnCards);
  }

  private static String joinSeats(int players, IntFunction<String> text) {
    return IntStream.range(0, players).mapToObj(text).collect(Collectors.joining("/"));
  }

  private static String heights(ServerMessage.Plan plan) {
    var text = new StringBuilder();
    for (var cell : plan.cells()) text.append(PositionNotation.height(cell.height()));
    return text.toString();
  }

  private static String king(ServerMessage.Plan plan) {
    var squares = squares(plan, PlanFigure.KING);
    return squares.isEmpty() ? "-" : squares;
  }

  private static String knights(ServerMessage.Plan plan, int seat) {
    var squares = squares(plan, PlanFigure.of(Colour.of(Seat.of(seat))));
    return squares.isEmpty() ? "-" : squares;
  }

  private static String squares(ServerMessage.Plan plan, PlanFigure planFigure) {
    var text = new StringBuilder();
    for (int i = 0; i < plan.cells().size(); i++)
      if (plan.cells().get(i).figure() == planFigure) text.append(Square.of(i));
    return text.toString();
  }

  /// The stacks for later turns. The protocol does not report these stacks, so they are taken from
  /// the rules.
  private static String stacks(ServerMessage.Status status, int players) {
    var heights = new ArrayList<String>();
    int year = Math.max(1, status.phase());
    int all = Schedule.stacks(players, year);
    for (int i = 0; i < Schedule.MOST_STACKS; i++) {
      boolean isUnused = status.phase() > 0 && i >= status.round();
      heights.add(String.valueOf(isUnused ? Schedule.stack(all, i) : 0));
    }
    return String.join(".", heights);
  }

  private String clock(PhaseKind phaseKind, ServerMessage.Status status, int players) {
    boolean isTurn = phaseKind == PhaseKind.TURN;
    int first = isTurn ? Math.floorMod(seat - status.turn() + 1, players) : 0;
    int blocks = isTurn ? status.players().get(seat).blocks() : 0;
    return "%s.%d.%d.%d.%d.%d.%d.%d.%d.%d"
        .formatted(
            phaseKind.letter(),
            seat,
            status.phase(),
            status.round(),
            status.turn(),
            first,
            isTurn ? points : 0,
            blocks,
            isTurn ? drawnThisTurn : 0,
            isTurn && hasPlayedCard ? 1 : 0);
  }
}
