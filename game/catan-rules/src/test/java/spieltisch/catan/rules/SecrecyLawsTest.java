package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.catan.Action;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.Refusal;
import spieltisch.catan.Variant;
import spieltisch.kernel.Decision;
import spieltisch.kernel.RefusalReason;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

/// States that differ only in cards hidden from a player give that player the same view, the same
/// moves and the same refusals.
class SecrecyLawsTest {
  private static final Catan CATAN = new Catan();

  static Stream<Arguments> games() {
    return Stream.of(Variant.STANDARD, Variant.V04, Variant.NOTIZEN)
        .flatMap(
            variant ->
                IntStream.rangeClosed(3, 6).mapToObj(players -> Arguments.of(variant, players)));
  }

  @ParameterizedTest(name = "{0}, {1} players")
  @MethodSource("games")
  void states_that_differ_in_hidden_cards_look_equal_to_a_player(Variant variant, int players) {
    LawSeeds.each(4, 12, seed -> checkGame(options(variant, players, seed), seed));
  }

  private static Options options(Variant variant, int players, long seed) {
    var options = variant.options(players);
    return seed % 2 == 0 ? options : options.withBank(8);
  }

  private static void checkGame(Options options, long seed) {
    var chance = new SeededChance(seed);
    var state = State.start(options, BoardMaker.variable(options, chance)).copy();
    var moveGenerator = new MoveGenerator();
    for (int i = 0; i < 600 && !state.position().isOver(); i++) {
      if (i % (LawSeeds.isSoak() ? 250 : 4) == 0)
        compare(state, chance.below(options.players()), chance);
      int seat = state.position().nextToAct();
      state.play(seat, moveGenerator.pick(state, seat, chance), chance);
    }
  }

  private static void compare(State state, int seat, SeededChance chance) {
    var other = NotationTest.read(new ResampledState(state, seat, chance).text());
    var viewer = Viewer.of(Seat.of(seat));
    var view = CATAN.view(state, viewer);
    assertEquals(view, CATAN.view(other, viewer), "view");
    assertEquals(CATAN.awaited(state), CATAN.awaited(other), "awaited");
    assertEquals(CATAN.legal(view), CATAN.legal(CATAN.view(other, viewer)), "legal");
    assertEquals(
        CATAN.view(state, Viewer.spectator()), CATAN.view(other, Viewer.spectator()), "spectator");
    for (var actions : List.of(ActionPool.of(state, chance), CATAN.legal(view)))
      for (var action : actions)
        assertEquals(
            foreseeable(state, seat, action), foreseeable(other, seat, action), action.toString());
  }

  /// The refusal of an action, unless it depends on hidden cards.
  private static Optional<RefusalReason> foreseeable(State state, int seat, Action action) {
    return switch (CATAN.decide(state, Seat.of(seat), action, bound -> 0)) {
      case Decision.Accepted<?> _ -> Optional.empty();
      case Decision.Refused(var reason) ->
          reason == Refusal.BANK_LACKS || reason == Refusal.PARTNER_LACKS
              ? Optional.empty()
              : Optional.of(reason);
    };
  }
}
