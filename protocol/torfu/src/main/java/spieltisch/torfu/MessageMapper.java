package spieltisch.torfu;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.torfu.ServerMessage.*;
import spieltisch.torres.Action;
import spieltisch.torres.ActionKind;
import spieltisch.torres.Colour;
import spieltisch.torres.Observation;
import spieltisch.torres.PackedAction;
import spieltisch.torres.Phase;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.Square;
import spieltisch.torres.View;
import spieltisch.torres.cards.Card;

/// Maps the observations of a viewer to server messages.
///
/// The protocol has no message for scores, so the server sends scores as chat messages.
public final class MessageMapper {
  private MessageMapper() {}

  /// Returns the messages that report an observation to one viewer.
  public static List<ServerMessage> messages(Observation observation, Viewer viewer) {
    return switch (observation) {
      case Observation.CardDrawn(var seat, var _) ->
          List.of(confirmation(seat, new Action.DrawCard()));
      case Observation.CardReceived(var seat, var card, var _) ->
          List.of(confirmation(seat, new Action.DrawCard()), new CardDrawn(card));
      case PublicEvent event -> messages(event, viewer);
    };
  }

  private static List<ServerMessage> messages(PublicEvent event, Viewer viewer) {
    return switch (event) {
      case PublicEvent.FirstKnightAwaited(var seat) -> to(seat, viewer, new KnightCall());
      case PublicEvent.KingAwaited(var seat) -> to(seat, viewer, new KingCall());
      case PublicEvent.TurnBegan(var seat, var _, var _) -> to(seat, viewer, new TurnCall());
      case PublicEvent.FirstKnightPlaced(var seat, var at) ->
          done(seat, new Action.PlaceFirstKnight(at));
      case PublicEvent.KingPlaced(var seat, var at) -> done(seat, new Action.PlaceKing(at));
      case PublicEvent.PointTaken(var seat, var _, var _) -> done(seat, new Action.TakePoint());
      case PublicEvent.KnightPlaced(var seat, var at, var _) ->
          done(seat, new Action.PlaceKnight(at));
      case PublicEvent.BlockPlaced(var seat, var at, var _) ->
          done(seat, new Action.PlaceBlock(at));
      case PublicEvent.KnightMoved(var seat, var from, var to, var _) ->
          done(seat, new Action.MoveKnight(from, to));
      case PublicEvent.BlockMoved(var seat, var from, var to) ->
          done(seat, new Action.MoveBlock(from, to));
      case PublicEvent.KnightMovedByCard(var seat, var card, var from, var to) ->
          done(seat, byCard(card, from, to));
      case PublicEvent.BlockPushedUnder(var seat, var at, var _) ->
          done(seat, new Action.PushBlockUnder(at));
      case PublicEvent.SupplyBlockPlaced(var seat, var at) ->
          done(seat, new Action.PlaceSupplyBlock(at));
      case PublicEvent.PointsRaised(var seat, var card, var _) ->
          done(seat, byCard(card, NOWHERE, NOWHERE));
      case PublicEvent.TurnEnded _ -> List.of(new TurnEnded());
      case PublicEvent.RoundEnded _ -> List.of(new RoundEnded());
      case PublicEvent.CastlesScored(var seat, var points, var score) ->
          List.of(scored(seat, points, "Burgen", score));
      case PublicEvent.BonusScored(var seat, var points, var score) ->
          List.of(scored(seat, points, "den König", score));
      case PublicEvent.GameEnded _ -> List.of(new GameEnded());
      case PublicEvent.YearBegan _,
          PublicEvent.StacksDealt _,
          PublicEvent.RoundBegan _,
          PublicEvent.BlockKept _,
          PublicEvent.BlocksReturned _ ->
          List.of();
    };
  }

  private static final Square NOWHERE = Square.of(0);

  /// Returns the call that the viewer must answer now, or the end of the game; empty if the game
  /// awaits another player. The server sends this message to a viewer who joins.
  public static Optional<ServerMessage> callOrEnd(View view) {
    return switch (view.phase()) {
      case Phase.FirstKnight(var seat) -> called(seat, view, new KnightCall());
      case Phase.King(var seat) -> called(seat, view, new KingCall());
      case Phase.Turn turn -> called(turn.seat(), view, new TurnCall());
      case Phase.Over _ -> Optional.of(new GameEnded());
    };
  }

  private static Optional<ServerMessage> called(Seat seat, View view, ServerMessage call) {
    return view.viewer().is(seat) ? Optional.of(call) : Optional.empty();
  }

  private static List<ServerMessage> to(Seat seat, Viewer viewer, ServerMessage message) {
    return viewer.is(seat) ? List.of(message) : List.of();
  }

  private static List<ServerMessage> done(Seat seat, Action action) {
    return List.of(confirmation(seat, action));
  }

  private static ServerMessage confirmation(Seat seat, Action action) {
    return KeywordSpelling.hasColour(action.kind())
        ? new DoneBy(Colour.of(seat), action)
        : new Done(action);
  }

  private static Action byCard(Card card, Square from, Square to) {
    return PackedAction.action(ActionKind.of(card), from, to);
  }

  private static ServerMessage scored(Seat seat, int points, String what, int score) {
    var colour = KeywordSpelling.keyword(Colour.of(seat));
    return new Said(
        Sender.SERVER, colour + ": " + points + " Punkte für " + what + ", jetzt " + score);
  }
}
