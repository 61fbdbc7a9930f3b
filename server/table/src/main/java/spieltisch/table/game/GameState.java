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

/// The state of a game at a table. Only its two records, their openings and the protocol sessions
/// distinguish the two games.
public sealed interface GameState permits RulesGameState {
  /// The members in the order of their seats.
  List<Integer> order();

  boolean isOver();

  /// A number that differs between any two turns of the game.
  long turnId();

  /// Whether the game awaits players other than the one whose turn it is.
  boolean awaitsOthers();

  /// The action that the server plays for a player whose time is up: the one with the least effect.
  GameAction timeoutAction(Seat seat);

  /// The seats without whose action the game does not go on; empty when it is over.
  List<Seat> awaitedSeats();

  /// The seats whose bots should act now: those that the game awaits, and in Catan also those that
  /// have not answered an offer.
  List<Seat> seatsToAct();

  /// Whether the action is one of this game.
  boolean hasAction(GameAction action);

  /// Decides an action of this game. The events are not applied yet.
  Decision<List<GameEvent>> decide(Seat seat, GameAction action, Chance chance);

  /// The state after events of this game.
  GameState after(List<GameEvent> events);

  /// What a viewer sees of events of this game.
  List<GameObservation> observe(List<GameEvent> events, Viewer viewer);

  /// What a viewer knows of the game. All views share its public part.
  GameView view(Viewer viewer);

  /// The seat of a member, if it plays.
  default Optional<Seat> seatOf(int member) {
    int index = order().indexOf(member);
    return index < 0 ? Optional.empty() : Optional.of(Seat.of(index));
  }
}
