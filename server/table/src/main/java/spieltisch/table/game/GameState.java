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

/// The state of a game at a table. Only this type, its opening and the protocol sessions
/// distinguish the two games.
public sealed interface GameState permits CatanGameState, TorresGameState {
  /// The members in the order of their seats.
  List<Integer> order();

  boolean isOver();

  /// A number that is another one in every turn.
  long turn();

  /// Whether the game waits for others than the player whose turn it is.
  boolean isInterlude();

  /// What is done for a player whose time is up: what changes the least.
  GameAction mildest(Seat seat);

  /// The seats that somebody who runs players should ask now: those the game waits for, and in
  /// Catan also those who have not answered an offer.
  List<Seat> toAsk();

  /// Whether the action is one of this game.
  boolean knows(GameAction action);

  /// Decides an action of this game. The events are not applied yet.
  Decision<List<GameEvent>> decide(Seat seat, GameAction action, Chance chance);

  /// The state after events of this game.
  GameState after(List<GameEvent> events);

  /// What a viewer sees of events of this game.
  List<GameObservation> observe(List<GameEvent> events, Viewer viewer);

  /// What a viewer knows of the game. All views share its public part.
  GameView view(Viewer viewer);

  /// The seat of a member, if he plays.
  default Optional<Seat> seatOf(int member) {
    int index = order().indexOf(member);
    return index < 0 ? Optional.empty() : Optional.of(Seat.of(index));
  }
}
