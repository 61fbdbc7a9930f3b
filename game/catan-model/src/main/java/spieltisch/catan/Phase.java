package spieltisch.catan;

import java.util.List;
import spieltisch.catan.places.Corner;
import spieltisch.kernel.Seat;

/// A phase of a game, with the data that only this phase has. The phase determines which action the
/// game awaits.
public sealed interface Phase {
  /// Reports the beginning of this phase to a recorder.
  default void apply(Recorder recorder, Island island) {
    switch (this) {
      case FoundSettlement(var seat, var placed) ->
          recorder.settlementAwaited(seat.index(), placed);
      case FoundRoad(var seat, var placed, var from) ->
          recorder.roadAwaited(seat.index(), placed, island.indexOf(from));
      case BeforeRoll(var seat) -> recorder.turnBegan(seat.index());
      case Discard discard -> recorder.discardsAwaited(discard.roller().index(), discard.packed());
      case MoveRobber(var seat) -> recorder.phaseBegan(Position.MOVE_ROBBER, seat.index());
      case TradeAndBuild(var seat) -> recorder.phaseBegan(Position.TRADE_AND_BUILD, seat.index());
      case SpecialBuild(var seat, _) -> recorder.phaseBegan(Position.SPECIAL_BUILD, seat.index());
      case Over(var winner) -> recorder.won(winner.index(), 0);
    }
  }

  /// The seat must place a free settlement; `placed` is the number of settlements placed in the
  /// set-up so far.
  record FoundSettlement(Seat seat, int placed) implements Phase {}

  /// The seat must place a free road after its settlement at the corner `from`. The option
  /// [Options.Founding] tells where the road may lie.
  record FoundRoad(Seat seat, int placed, Corner from) implements Phase {}

  record BeforeRoll(Seat seat) implements Phase {}

  /// Players discard after a seven; `owed` holds the number of cards that each seat must discard.
  record Discard(Seat roller, List<Integer> owed) implements Phase {
    public Discard {
      owed = List.copyOf(owed);
    }

    /// The numbers of cards that the seats must discard, packed with eight bits for each seat.
    long packed() {
      long packed = 0;
      for (int seat = 0; seat < owed.size(); seat++) packed |= (long) owed.get(seat) << 8 * seat;
      return packed;
    }
  }

  record MoveRobber(Seat seat) implements Phase {}

  record TradeAndBuild(Seat seat) implements Phase {}

  /// In games of five and six players, `seat` may build after the turn of the seat `after`.
  record SpecialBuild(Seat seat, Seat after) implements Phase {}

  record Over(Seat winner) implements Phase {}
}
