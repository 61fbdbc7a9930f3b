package spieltisch.torres;

import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.torres.cards.Card;

/// Something that happened in the open, so that everybody saw it; `left` is what is left of the
/// action points, `score` the new score.
public sealed interface PublicEvent extends Observation {
  /// In place of a stack's index: the stack that this turn uses.
  int THIS_TURN = -1;

  /// Tells it to a recorder; holds no rule.
  void tell(Recorder recorder);

  /// The seat is asked for its first knight.
  record KnightCalled(Seat seat) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.knightCalled(seat.index());
    }
  }

  record FirstKnightPlaced(Seat seat, Square at) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.firstKnightPlaced(seat.index(), at.index());
    }
  }

  /// The seat is asked for the king.
  record KingCalled(Seat seat) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.kingCalled(seat.index());
    }
  }

  record KingPlaced(Seat seat, Square at) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.kingPlaced(seat.index(), at.index());
    }
  }

  record YearBegan(int year) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.yearBegan(year);
    }
  }

  /// Every player got stacks of these heights.
  record StacksDealt(List<Integer> heights) implements PublicEvent {
    public StacksDealt {
      heights = List.copyOf(heights);
    }

    private int packed() {
      int stacks = 0;
      for (int i = 0; i < heights.size(); i++) stacks += heights.get(i) * Schedule.block(i);
      return stacks;
    }

    @Override
    public void tell(Recorder recorder) {
      recorder.stacksDealt(packed());
    }
  }

  record RoundBegan(int round, Seat first) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.roundBegan(round, first.index());
    }
  }

  /// The seat took one of its stacks, counted from 0, and got its action points.
  record TurnBegan(Seat seat, int stack, int points) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.turnBegan(seat.index(), stack, points);
    }
  }

  record PointTaken(Seat seat, int score, int left) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.pointTaken(seat.index(), score, left);
    }
  }

  record KnightPlaced(Seat seat, Square at, int left) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.knightPlaced(seat.index(), at.index(), left);
    }
  }

  record BlockPlaced(Seat seat, Square at, int left) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.blockPlaced(seat.index(), at.index(), left);
    }
  }

  record KnightMoved(Seat seat, Square from, Square to, int left) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.knightMoved(seat.index(), from.index(), to.index(), left);
    }
  }

  /// The card that moves a block was played.
  record BlockMoved(Seat seat, Square from, Square to) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.blockMoved(seat.index(), from.index(), to.index());
    }
  }

  record KnightMovedByCard(Seat seat, Card card, Square from, Square to) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.knightMovedByCard(seat.index(), card.index(), from.index(), to.index());
    }
  }

  /// A block of the seat's own went under its knight.
  record BlockPushedUnder(Seat seat, Square at, int stack) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.blockPushedUnder(seat.index(), at.index(), stack);
    }
  }

  record SupplyBlockPlaced(Seat seat, Square at) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.supplyBlockPlaced(seat.index(), at.index());
    }
  }

  /// A card gave more action points.
  record PointsRaised(Seat seat, Card card, int left) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.pointsRaised(seat.index(), card.index(), left);
    }
  }

  record TurnEnded(Seat seat) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.turnEnded(seat.index());
    }
  }

  record BlockKept(Seat seat, int stack) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.blockKept(seat.index(), stack);
    }
  }

  record BlocksReturned(Seat seat, int count) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.blocksReturned(seat.index(), count);
    }
  }

  record RoundEnded(int round) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.roundEnded(round);
    }
  }

  /// What the castles brought and the score after it, which may be higher if fields were skipped.
  record CastlesScored(Seat seat, int points, int score) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.castlesScored(seat.index(), points, score);
    }
  }

  record BonusScored(Seat seat, int points, int score) implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.bonusScored(seat.index(), points, score);
    }
  }

  record GameEnded() implements PublicEvent {
    @Override
    public void tell(Recorder recorder) {
      recorder.gameEnded();
    }
  }
}
