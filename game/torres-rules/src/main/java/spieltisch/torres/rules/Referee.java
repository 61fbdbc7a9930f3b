package spieltisch.torres.rules;

import spieltisch.kernel.Chance;
import spieltisch.torres.ActionKind;
import spieltisch.torres.PackedAction;
import spieltisch.torres.PublicEvent;
import spieltisch.torres.Recorder;
import spieltisch.torres.Schedule;
import spieltisch.torres.cards.Cards;

/// Carries out legal actions: reads the state and reports events to a recorder. The recorder must
/// apply each event to the state at once.
final class Referee {
  private static final int KNIGHT_COST = 2;
  private static final int COST = 1;

  private Referee() {}

  static void play(State state, int code, Chance chance, Recorder recorder) {
    int seat = state.awaited();
    int from = PackedAction.from(code);
    int to = PackedAction.to(code);
    int left = state.points() - COST;
    var actionKind = PackedAction.kind(code);
    switch (actionKind) {
      case PLACE_FIRST_KNIGHT -> firstKnight(state, seat, to, recorder);
      case PLACE_KING -> king(state, seat, to, recorder);
      case TAKE_POINT -> recorder.pointTaken(seat, CastleScoring.landing(state, seat, 1), left);
      case PLACE_KNIGHT -> recorder.knightPlaced(seat, to, state.points() - KNIGHT_COST);
      case PLACE_BLOCK -> recorder.blockPlaced(seat, to, left);
      case MOVE_KNIGHT -> recorder.knightMoved(seat, from, to, left);
      case DRAW_CARD -> recorder.cardDrawn(seat, draw(state, seat, chance), left);
      case MOVE_BLOCK -> recorder.blockMoved(seat, from, to);
      case MOVE_DIAGONALLY, MOVE_THROUGH_DOORS, TRANSFER_KNIGHT, CLIMB_TWO_LEVELS, JUMP_FIGURE ->
          recorder.knightMovedByCard(seat, actionKind.card().index(), from, to);
      case PUSH_BLOCK_UNDER -> recorder.blockPushedUnder(seat, to, payingStack(state, seat));
      case PLACE_SUPPLY_BLOCK -> recorder.supplyBlockPlaced(seat, to);
      case SIX_POINTS, SEVEN_POINTS -> raisePoints(state, seat, actionKind, recorder);
      case END_TURN -> TurnOrder.endTurn(state, seat, recorder);
    }
  }

  private static void firstKnight(State state, int seat, int at, Recorder recorder) {
    recorder.firstKnightPlaced(seat, at);
    int next = TurnOrder.after(state, seat);
    if (next == state.position.first()) recorder.kingAwaited(seat);
    else recorder.firstKnightAwaited(next);
  }

  private static void king(State state, int seat, int at, Recorder recorder) {
    recorder.kingPlaced(seat, at);
    TurnOrder.beginYear(state, state.year() + 1, recorder);
  }

  private static int draw(State state, int seat, Chance chance) {
    int deck = state.decks[state.position.deckOf(seat)];
    return Cards.kindAt(deck, chance.below(state.deck()));
  }

  /// The stack from which the player's next block comes: this turn's stack if it has blocks,
  /// otherwise the last stack with blocks.
  private static int payingStack(State state, int seat) {
    return state.blocks() > 0
        ? PublicEvent.THIS_TURN
        : Schedule.lastFilled(state.position.stacks(seat));
  }

  private static void raisePoints(State state, int seat, ActionKind actionKind, Recorder recorder) {
    int more = actionKind == ActionKind.SIX_POINTS ? 1 : 2;
    recorder.pointsRaised(seat, actionKind.card().index(), state.points() + more);
  }
}
