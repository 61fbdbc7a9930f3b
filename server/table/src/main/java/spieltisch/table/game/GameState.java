package spieltisch.table.game;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Decision;
import spieltisch.kernel.GameAction;
import spieltisch.kernel.GameEvent;
import spieltisch.kernel.GameObservation;
import spieltisch.kernel.GameView;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// The state of a game at a table. The game is either Catan or Torres.
public sealed interface GameState permits RulesGameState {
  /// Returns the ids of the members in the order of their seats.
  List<Integer> order();

  boolean isOver();

  /// Returns a number that is different for each turn of the game.
  long turnId();

  /// Returns whether the game awaits players other than the player whose turn it is.
  boolean awaitsOthers();

  /// Returns the action that the server plays for a player whose time is up. This action is the
  /// legal action with the least effect.
  GameAction timeoutAction(Seat seat);

  /// Returns the seats that must act before the game can go on; empty when the game is over.
  List<Seat> awaitedSeats();

  /// Returns the seats whose bots should act now. Bots should act on the seats that the game
  /// awaits. While seats of a Catan game have not answered an offer, the list contains only the
  /// first of these seats.
  List<Seat> seatsToAct();

  /// Returns the answers that seats still owe to open offers; empty in Torres.
  List<PendingAnswer> pendingAnswers();

  /// Returns whether the action belongs to this kind of game.
  boolean hasAction(GameAction action);

  /// Decides an action of this game. The caller applies the resulting events with `after`.
  Decision<List<GameEvent>> decide(Seat seat, GameAction action, Chance chance);

  /// Returns the state after the events.
  GameState after(List<GameEvent> events);

  /// Returns what a viewer sees of the events.
  List<GameObservation> observe(List<GameEvent> events, Viewer viewer);

  /// Returns what a viewer knows of the game. The views of all viewers share their public part.
  GameView view(Viewer viewer);

  /// Returns the seat of a member; empty if the member does not play in this game.
  default Optional<Seat> seatOf(int member) {
    int index = order().indexOf(member);
    return index < 0 ? Optional.empty() : Optional.of(Seat.of(index));
  }
}
