package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Variant;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;

/// A seed determines a game.
class DeterminismTest {
  /// Depends on the rules, the order of the generated moves and the random numbers. Update it only
  /// after an intended change of these.
  private static final long GOLDEN = 6_229_265_224_441_562_352L;

  private static final int MOST_ACTIONS = 100_000;

  @Test
  void a_thousand_games_end_as_recorded() {
    long hash = 0;
    int finished = 0;
    for (int seed = 0; seed < 1_000; seed++) {
      var end = playInPlace(Options.standard(3 + seed % 4), seed);
      hash = 31 * hash + Notation.write(end).hashCode();
      if (end.position().isOver()) finished++;
    }
    assertEquals(GOLDEN, hash);
    assertEquals(1_000, finished);
  }

  private static State playInPlace(Options options, long seed) {
    var chance = new SeededChance(seed);
    var state = State.start(options, BoardMaker.variable(options, chance)).copy();
    var moveGenerator = new MoveGenerator();
    for (int i = 0; i < MOST_ACTIONS && !state.position().isOver(); i++) {
      int seat = state.position().nextToAct();
      state.play(seat, moveGenerator.pick(state, seat, chance), chance);
    }
    return state;
  }

  @ParameterizedTest
  @EnumSource(Variant.class)
  void playing_in_place_and_by_events_gives_equal_states(Variant variant) {
    LawSeeds.each(8, 4, seed -> playBothWays(variant.options(2 + (int) (seed % 5)), seed));
  }

  private static void playBothWays(Options options, long seed) {
    var catan = new Catan();
    var chance = new SeededChance(seed);
    var sameChance = new SeededChance(seed);
    var inPlace = State.start(options, BoardMaker.variable(options, chance)).copy();
    var byEvents = State.start(options, BoardMaker.variable(options, sameChance));
    var moveGenerator = new MoveGenerator();
    for (int i = 0; i < 1_500 && !inPlace.position().isOver(); i++) {
      int seat = inPlace.position().nextToAct();
      inPlace.play(seat, moveGenerator.pick(inPlace, seat, chance), chance);
      long move = moveGenerator.pick(byEvents, seat, sameChance);
      var action = PackedAction.action(options.island(), move);
      if (catan.decide(byEvents, Seat.of(seat), action, sameChance)
          instanceof Decision.Accepted(var events))
        for (var event : events) byEvents = catan.evolve(byEvents, event);
      assertEquals(inPlace, byEvents, "after " + action);
    }
  }
}
