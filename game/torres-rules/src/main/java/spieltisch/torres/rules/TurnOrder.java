package spieltisch.torres.rules;

import spieltisch.torres.Recorder;
import spieltisch.torres.Schedule;
import spieltisch.torres.Variant;

/// The order of turns, rounds and years.
final class TurnOrder {
  private static final int MOST_ON_STACK = 3;

  private TurnOrder() {}

  /// The seat that plays after the given seat.
  static int after(State state, int seat) {
    return (seat + 1) % state.players();
  }

  static void beginYear(State state, int year, Recorder recorder) {
    int first = year == 1 ? state.position.first() : firstOfYear(state);
    recorder.yearBegan(year);
    recorder.stacksDealt(Schedule.stacks(state.players(), year));
    beginRound(state, 1, first, recorder);
  }

  private static int firstOfYear(State state) {
    boolean isLeader = state.options().has(Variant.LEADER_STARTS);
    return isLeader ? CastleScoring.leader(state) : firstOfNextRound(state);
  }

  private static void beginRound(State state, int round, int first, Recorder recorder) {
    recorder.roundBegan(round, first);
    beginTurn(state, first, recorder);
  }

  private static void beginTurn(State state, int seat, Recorder recorder) {
    boolean inOrder = state.options().has(Variant.STACKS_IN_ORDER);
    int stack = inOrder ? 0 : Schedule.largest(state.position.stacks(seat));
    recorder.turnBegan(seat, stack, Schedule.POINTS);
  }

  static void endTurn(State state, int seat, Recorder recorder) {
    recorder.turnEnded(seat);
    settleLeftovers(state, seat, recorder);
    int next = after(state, seat);
    if (next == state.position.first()) endRound(state, recorder);
    else beginTurn(state, next, recorder);
  }

  private static void endRound(State state, Recorder recorder) {
    int round = state.position.round();
    recorder.roundEnded(round);
    if (round == Schedule.rounds(state.players(), state.year())) endYear(state, recorder);
    else beginRound(state, round + 1, firstOfNextRound(state), recorder);
  }

  private static int firstOfNextRound(State state) {
    boolean stays =
        state.options().has(Variant.LEADER_STARTS) || state.options().has(Variant.FIXED_START);
    return stays ? state.position.first() : after(state, state.position.first());
  }

  private static void endYear(State state, Recorder recorder) {
    CastleScoring.score(state, recorder);
    if (state.year() == Schedule.YEARS) recorder.gameEnded();
    else recorder.kingAwaited(CastleScoring.last(state));
  }

  private static void settleLeftovers(State state, int seat, Recorder recorder) {
    int stacks = Schedule.rounds(state.players(), state.year()) - state.position.round();
    if (state.options().has(Variant.LEFTOVERS_KEPT)) {
      while (state.blocks() > 0) recorder.blockKept(seat, 0);
    } else if (!state.options().has(Variant.LEFTOVERS_RETURNED)) {
      for (int i = 0; i < stacks; i++)
        while (state.blocks() > 0 && height(state, seat, i) < MOST_ON_STACK)
          recorder.blockKept(seat, i);
    }
    if (state.blocks() > 0) recorder.blocksReturned(seat, state.blocks());
  }

  private static int height(State state, int seat, int stack) {
    return Schedule.stack(state.position.stacks(seat), stack);
  }
}
