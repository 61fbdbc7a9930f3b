package spieltisch.table.game;

import java.util.List;
import java.util.Optional;
import spieltisch.kernel.Chance;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.Decision;
import spieltisch.table.Entry;
import spieltisch.table.Notice;
import spieltisch.table.TableRefusal;

/// A running game, whichever it is.
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

  /// Judges a deed; what follows is not yet recorded.
  Judgement judge(Seat seat, GameAction gameAction, Chance chance);

  GameState after(GameEvents gameEvents);

  /// What a viewer knows of the game.
  GameView outlook(Viewer viewer);

  /// The seat of a member, if he plays.
  default Optional<Seat> seatOf(int member) {
    int index = order().indexOf(member);
    return index < 0 ? Optional.empty() : Optional.of(Seat.of(index));
  }

  static GameState of(GameOpening gameOpening) {
    return switch (gameOpening) {
      case GameOpening.OfCatan catan -> CatanGameState.of(catan);
      case GameOpening.OfTorres torres -> TorresGameState.of(torres);
    };
  }

  /// What a viewer is told of the deed that led here.
  Notice tell(Entry.Acted acted, Viewer viewer);

  /// What the rules say of a deed.
  sealed interface Judgement {
    record Accepted(GameEvents happening) implements Judgement {}

    record Rejected(Decision ruling) implements Judgement {}

    /// A deed of another game.
    static Judgement wrongGame() {
      return new Rejected(new Decision.Objected(TableRefusal.WRONG_GAME));
    }
  }
}
