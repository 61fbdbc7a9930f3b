package spieltisch.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.analysis.value.ChanceOutcomes;
import spieltisch.analysis.value.PositionValue;
import spieltisch.analysis.value.WinChances;
import spieltisch.catan.Options;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.rules.State;
import spieltisch.kernel.SeededChance;

/// The laws of luck and play, over seeded games.
class LuckLawTest {
  private static final double EXACT = 1e-9;

  static Stream<RecordedGame> games() {
    var balanced = Options.standard(4).withDice(Options.DiceKind.BALANCED);
    return Stream.of(
        TestGames.play(Options.standard(2), 1, 30),
        TestGames.play(Options.standard(3), 2, 5),
        TestGames.play(Options.standard(4), 3, 1000),
        TestGames.play(balanced, 4, 30),
        TestGames.play(Options.standard(5), 5, 30));
  }

  @ParameterizedTest
  @MethodSource("games")
  void result_minus_start_is_luck_plus_play(RecordedGame game) {
    var value = new PositionValue(game.board());
    var replay = ValuedGame.of(game, value);
    assertTrue(replay.stop().isEmpty(), replay.stop().orElse(""));
    var players =
        LuckBalance.summaries(
            game.names(), replay, WinChances.of(value.of(replay.start())), List.of());
    for (var player : players) {
      double sum = player.ownLuck() + player.othersLuck() + player.ownPlay() + player.othersPlay();
      assertEquals(player.result() - player.start(), sum, EXACT);
      double byKind = player.luck().values().stream().mapToDouble(Double::doubleValue).sum();
      assertEquals(player.ownLuck() + player.othersLuck(), byKind, EXACT);
      assertEquals(won(replay.end(), player.seat()), player.result(), EXACT);
    }
  }

  private static double won(State end, int seat) {
    return end.position().isOver() && end.position().actor() == seat ? 1 : 0;
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_chances_of_every_position_sum_to_one(RecordedGame game) {
    for (var step : ValuedGame.of(game, new PositionValue(game.board())).steps()) {
      assertEquals(1, sum(step.mean()), EXACT);
      assertEquals(1, sum(step.after()), EXACT);
    }
  }

  private static double sum(WinChances values) {
    double sum = 0;
    for (int seat = 0; seat < values.seats(); seat++) sum += values.of(seat);
    return sum;
  }

  /// A move of the policy that completes turns in the value function changes nothing, except at the
  /// end of a turn, where the model is asked about the next turn.
  @Test
  void a_throw_without_a_choice_is_only_luck() {
    var game = TestGames.play(Options.standard(4), 6, 1000);
    int seen = 0;
    var replay = ValuedGame.of(game, new PositionValue(game.board()));
    for (int i = 0; i < replay.steps().size(); i++) {
      var step = replay.steps().get(i);
      if (PackedAction.kind(step.move()) != PackedAction.ROLL
          || replay.states().get(i).cards(step.seat()) != 0) continue;
      seen++;
      for (int seat = 0; seat < 4; seat++) assertEquals(0, step.play(seat), EXACT);
    }
    assertTrue(seen > 10, "throws: " + seen);
  }

  /// The mean of the luck over many outcomes of one throw is zero.
  @Test
  void luck_has_the_mean_zero() {
    var game = TestGames.play(Options.standard(4), 7, 1000);
    var meter = new LuckMeter(game.board());
    var state = TestGames.stateBefore(game, game.moves().size() / 2);
    int index = game.moves().size() / 2;
    while (state.position().phaseKind() != Position.BEFORE_ROLL)
      state = TestGames.stateBefore(game, ++index);
    int seat = state.position().actor();
    double mean = 0;
    for (var outcome : ChanceOutcomes.of(state, seat, PackedAction.ROLL))
      mean +=
          outcome.probability() * meter.luck(state, seat, PackedAction.ROLL, outcome.state())[seat];
    assertEquals(0, mean, EXACT);
  }

  /// The throw with which the player on turn gets the most cards compared to all others is better
  /// than the mean, and the throw that gives the others the most is worse.
  @Test
  void a_good_throw_is_positive_luck_and_a_bad_one_negative() {
    var game = TestGames.play(Options.standard(4), 7, 1000);
    var meter = new LuckMeter(game.board());
    int seen = 0;
    for (int index = 0; index < game.moves().size(); index += 20) {
      var state = TestGames.stateBefore(game, index);
      if (state.position().phaseKind() != Position.BEFORE_ROLL) continue;
      int seat = state.position().actor();
      var throwsWithCards =
          ChanceOutcomes.of(state, seat, PackedAction.ROLL).stream()
              .map(ChanceOutcomes.ChanceOutcome::state)
              .filter(after -> after.position().rolledSum() != 7)
              .sorted(Comparator.comparingInt(after -> lead(after, seat) - lead(state, seat)))
              .toList();
      var best = throwsWithCards.getLast();
      var worst = throwsWithCards.getFirst();
      if (lead(best, seat) - lead(state, seat) < 2 || lead(worst, seat) - lead(state, seat) > -2)
        continue;
      seen++;
      assertTrue(meter.luck(state, seat, PackedAction.ROLL, best)[seat] > 0, "move " + index);
      assertTrue(meter.luck(state, seat, PackedAction.ROLL, worst)[seat] < 0, "move " + index);
    }
    assertTrue(seen > 0, "no throw was obviously good");
  }

  /// The cards of a seat minus those of all others.
  private static int lead(State state, int seat) {
    int lead = 2 * state.position().handSize(seat);
    for (int each = 0; each < state.position().players(); each++)
      lead -= state.position().handSize(each);
    return lead;
  }

  @Test
  void a_move_without_chance_has_no_luck() {
    var game = TestGames.play(Options.standard(3), 8, 1000);
    var state = TestGames.stateBefore(game, 0);
    var move = TestGames.move(1, state, 0, game.moves().getFirst().action(), new SeededChance(1));
    var after = TestGames.RULES.evolve(state, move.events());
    long packed = PackedAction.of(game.options().island(), move.action());
    for (double luck : new LuckMeter(game.board()).luck(state, 0, packed, after))
      assertEquals(0, luck);
  }
}
