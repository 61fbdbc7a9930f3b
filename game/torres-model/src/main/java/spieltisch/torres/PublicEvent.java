package spieltisch.torres;

import java.util.List;
import spieltisch.kernel.Seat;
import spieltisch.torres.cards.Card;

/// An event that all viewers see alike. In all events, `left` is the number of action points that
/// the player has left, and `score` is the player's new score.
public sealed interface PublicEvent extends Observation {
  /// A value that stands for the stack of the current turn, in place of a stack index.
  int THIS_TURN = -1;

  /// Reports the event to a recorder.
  default void apply(Recorder recorder) {
    switch (this) {
      case FirstKnightAwaited(var seat) -> recorder.firstKnightAwaited(seat.index());
      case FirstKnightPlaced(var seat, var at) ->
          recorder.firstKnightPlaced(seat.index(), at.index());
      case KingAwaited(var seat) -> recorder.kingAwaited(seat.index());
      case KingPlaced(var seat, var at) -> recorder.kingPlaced(seat.index(), at.index());
      case YearBegan(var year) -> recorder.yearBegan(year);
      case StacksDealt dealt -> recorder.stacksDealt(dealt.packed());
      case RoundBegan(var round, var first) -> recorder.roundBegan(round, first.index());
      case TurnBegan(var seat, var stack, var points) ->
          recorder.turnBegan(seat.index(), stack, points);
      case PointTaken(var seat, var score, var left) ->
          recorder.pointTaken(seat.index(), score, left);
      case KnightPlaced(var seat, var at, var left) ->
          recorder.knightPlaced(seat.index(), at.index(), left);
      case BlockPlaced(var seat, var at, var left) ->
          recorder.blockPlaced(seat.index(), at.index(), left);
      case KnightMoved(var seat, var from, var to, var left) ->
          recorder.knightMoved(seat.index(), from.index(), to.index(), left);
      case BlockMoved(var seat, var from, var to) ->
          recorder.blockMoved(seat.index(), from.index(), to.index());
      case KnightMovedByCard(var seat, var card, var from, var to) ->
          recorder.knightMovedByCard(seat.index(), card.index(), from.index(), to.index());
      case BlockPushedUnder(var seat, var at, var stack) ->
          recorder.blockPushedUnder(seat.index(), at.index(), stack);
      case SupplyBlockPlaced(var seat, var at) ->
          recorder.supplyBlockPlaced(seat.index(), at.index());
      case PointsRaised(var seat, var card, var left) ->
          recorder.pointsRaised(seat.index(), card.index(), left);
      case TurnEnded(var seat) -> recorder.turnEnded(seat.index());
      case BlockKept(var seat, var stack) -> recorder.blockKept(seat.index(), stack);
      case BlocksReturned(var seat, var count) -> recorder.blocksReturned(seat.index(), count);
      case RoundEnded(var round) -> recorder.roundEnded(round);
      case CastlesScored(var seat, var points, var score) ->
          recorder.castlesScored(seat.index(), points, score);
      case BonusScored(var seat, var points, var score) ->
          recorder.bonusScored(seat.index(), points, score);
      case GameEnded _ -> recorder.gameEnded();
    }
  }

  /// The seat must place its first knight.
  record FirstKnightAwaited(Seat seat) implements PublicEvent {}

  record FirstKnightPlaced(Seat seat, Square at) implements PublicEvent {}

  /// The seat must place the king.
  record KingAwaited(Seat seat) implements PublicEvent {}

  record KingPlaced(Seat seat, Square at) implements PublicEvent {}

  record YearBegan(int year) implements PublicEvent {}

  /// Every player got stacks of blocks with these heights.
  record StacksDealt(List<Integer> heights) implements PublicEvent {
    public StacksDealt {
      heights = List.copyOf(heights);
    }

    private int packed() {
      int stacks = 0;
      for (int i = 0; i < heights.size(); i++) stacks += heights.get(i) * Schedule.block(i);
      return stacks;
    }
  }

  record RoundBegan(int round, Seat first) implements PublicEvent {}

  /// The seat began its turn: it took one of its stacks, counted from 0, and got action points.
  record TurnBegan(Seat seat, int stack, int points) implements PublicEvent {}

  record PointTaken(Seat seat, int score, int left) implements PublicEvent {}

  record KnightPlaced(Seat seat, Square at, int left) implements PublicEvent {}

  record BlockPlaced(Seat seat, Square at, int left) implements PublicEvent {}

  record KnightMoved(Seat seat, Square from, Square to, int left) implements PublicEvent {}

  /// The seat played the card that moves a block.
  record BlockMoved(Seat seat, Square from, Square to) implements PublicEvent {}

  record KnightMovedByCard(Seat seat, Card card, Square from, Square to) implements PublicEvent {}

  /// The seat pushed one of its blocks under one of its knights. The block came from the stack with
  /// the given index, or from this turn's stack if the index is [#THIS_TURN].
  record BlockPushedUnder(Seat seat, Square at, int stack) implements PublicEvent {}

  record SupplyBlockPlaced(Seat seat, Square at) implements PublicEvent {}

  /// The seat played a card that gives action points.
  record PointsRaised(Seat seat, Card card, int left) implements PublicEvent {}

  record TurnEnded(Seat seat) implements PublicEvent {}

  /// The seat put a leftover block of its turn on the stack with the given index.
  record BlockKept(Seat seat, int stack) implements PublicEvent {}

  record BlocksReturned(Seat seat, int count) implements PublicEvent {}

  record RoundEnded(int round) implements PublicEvent {}

  /// The seat scored points for its castles. The score may rise by more than these points, because
  /// occupied fields of the score track are skipped.
  record CastlesScored(Seat seat, int points, int score) implements PublicEvent {}

  record BonusScored(Seat seat, int points, int score) implements PublicEvent {}

  record GameEnded() implements PublicEvent {}
}
