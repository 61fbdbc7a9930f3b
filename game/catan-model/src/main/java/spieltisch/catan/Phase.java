package spieltisch.catan;

import java.util.List;
import spieltisch.catan.places.Corner;
import spieltisch.kernel.Seat;

/// What the game waits for, with the data that only that phase has.
public sealed interface Phase {
  /// A free settlement is to be placed; `placed` counts the settlements of the set-up so far.
  record FoundSettlement(Seat seat, int placed) implements Phase {}

  /// The free road at the settlement just placed.
  record FoundRoad(Seat seat, int placed, Corner from) implements Phase {}

  record BeforeRoll(Seat seat) implements Phase {}

  /// Some must give back cards after a seven; `owed` has a number for each seat.
  record Discard(Seat roller, List<Integer> owed) implements Phase {
    public Discard {
      owed = List.copyOf(owed);
    }
  }

  record MoveRobber(Seat seat) implements Phase {}

  record TradeAndBuild(Seat seat) implements Phase {}

  /// With five and six players the others may build after a turn; `after` is the seat whose turn it
  /// was.
  record SpecialBuild(Seat seat, Seat after) implements Phase {}

  record Over(Seat winner) implements Phase {}
}
