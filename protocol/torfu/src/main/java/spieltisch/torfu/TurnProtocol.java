package spieltisch.torfu;

import spieltisch.kernel.Viewer;
import spieltisch.torfu.ClientMessage.*;
import spieltisch.torres.Action;
import spieltisch.torres.Phase;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.Refusal;
import spieltisch.torres.Square;
import spieltisch.torres.View;

/// Tracks whether a client is inside its turn, between `ZUG` and `ZUGENDE`, and decides how the
/// server reacts to each message.
public final class TurnProtocol {
  private enum Mode {
    OUTSIDE,
    INSIDE,
    IGNORING
  }

  /// The reaction of the server to a message about play.
  public sealed interface Reaction {
    record Play(Action action) implements Reaction {}

    record Refuse(ErrorCode error) implements Reaction {}

    record Nothing() implements Reaction {}
  }

  private Mode mode = Mode.OUTSIDE;

  /// Returns the reaction to a message.
  ///
  /// @param view the view of the client's player
  public Reaction step(ClientMessage message, View view) {
    if (message instanceof BeginTurn) return begin(view);
    if (mode == Mode.IGNORING && !answersCall(message, view)) return ignore(message);
    return switch (message) {
      case EndTurn _ -> end(view);
      case Act(var action) -> check(action, view);
      case ActWithWrongCard(var action) -> refuseOnTurn(action, view, Refusal.CARD_NOT_HELD);
      case ClimbWithOneSquare(var square) -> climb(square, view);
      case ActOffBoard(var kind) -> offBoard(kind.phaseKind() == view.phaseKind(), view);
      case ActUnknown _, Unknown _, TooLong _ -> new Reaction.Refuse(ErrorCode.UNKNOWN);
      case CreateGame _, ListGames _, JoinGame _, WatchGame _, BadRegistration _, BeginTurn _ ->
          new Reaction.Refuse(ErrorCode.UNKNOWN);
      case WatchPrivateGame _, Secret _, Return _, Want _ -> new Reaction.Refuse(ErrorCode.UNKNOWN);
      case Say _, AskStatus _, AskPlan _, AskPosition _ -> new Reaction.Nothing();
    };
  }

  /// Marks the turn as ended by the server. The server then ignores messages about play until the
  /// client sends `ZUGENDE` or begins its next turn.
  public void timeOut() {
    if (mode == Mode.INSIDE) mode = Mode.IGNORING;
  }

  private Reaction begin(View view) {
    boolean isOnTurn = view.phase() instanceof Phase.Turn && isAwaited(view);
    mode = isOnTurn ? Mode.INSIDE : Mode.IGNORING;
    return isOnTurn ? new Reaction.Nothing() : new Reaction.Refuse(ErrorCode.NOT_ON_TURN);
  }

  /// Whether the message answers the call to place a first knight or the king. The server sends
  /// these calls outside turns.
  private static boolean answersCall(ClientMessage message, View view) {
    return message instanceof Act(var action)
        && action.kind().phaseKind() != PhaseKind.TURN
        && action.kind().phaseKind() == view.phaseKind();
  }

  private Reaction ignore(ClientMessage message) {
    if (message instanceof EndTurn) mode = Mode.OUTSIDE;
    return new Reaction.Nothing();
  }

  private Reaction end(View view) {
    mode = Mode.OUTSIDE;
    return check(new Action.EndTurn(), view);
  }

  private static Reaction check(Action action, View view) {
    return view.refusal(action)
        .<Reaction>map(refusal -> new Reaction.Refuse(ErrorCode.of(refusal)))
        .orElse(new Reaction.Play(action));
  }

  private static Reaction refuseOnTurn(Action action, View view, Refusal otherwise) {
    var refusal = view.refusal(action).orElse(otherwise);
    boolean isOnTurn = refusal != Refusal.NOT_ON_TURN;
    return new Reaction.Refuse(ErrorCode.of(isOnTurn ? otherwise : refusal));
  }

  /// Plays the climb if exactly one climb from or to the square is legal; refuses it otherwise.
  private static Reaction climb(Square square, View view) {
    var climbs =
        view.legal().stream()
            .filter(
                action ->
                    action instanceof Action.ClimbTwoLevels(var from, var to)
                        && (from.equals(square) || to.equals(square)))
            .toList();
    return climbs.size() == 1
        ? new Reaction.Play(climbs.getFirst())
        : offBoard(view.phaseKind() == PhaseKind.TURN, view);
  }

  private static Reaction offBoard(boolean isAwaitedKind, View view) {
    boolean isOnTurn = isAwaitedKind && isAwaited(view);
    return new Reaction.Refuse(isOnTurn ? ErrorCode.IMPOSSIBLE : ErrorCode.NOT_ON_TURN);
  }

  private static boolean isAwaited(View view) {
    return view.viewer() instanceof Viewer.Player(var seat) && seat.index() == view.awaited();
  }
}
