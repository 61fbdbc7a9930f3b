package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Position;
import spieltisch.catan.Variant;
import spieltisch.kernel.SeededChance;

class PerftTest {
  private static final int MOST_SLOWLY = 20_000;

  /// A line of `perft.txt`.
  record Line(String id, String notation, int depth, long count) {
    static Line of(String text) {
      var parts = List.of(text.split("; ", -1));
      return new Line(
          parts.get(0), parts.get(1), Integer.parseInt(parts.get(2)), Long.parseLong(parts.get(3)));
    }

    @Override
    public String toString() {
      return id + " depth " + depth;
    }
  }

  static List<Line> lines() throws IOException {
    var file = Objects.requireNonNull(PerftTest.class.getResourceAsStream("/perft.txt"));
    try (var reader = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).map(Line::of).toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("lines")
  void the_number_of_continuations_is_as_recorded(Line line) {
    assertEquals(line.count(), Perft.count(NotationTest.read(line.notation()), line.depth()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("lines")
  void trying_every_action_gives_the_same_number(Line line) {
    var state = NotationTest.read(line.notation());
    int depth = line.count() > MOST_SLOWLY ? line.depth() - 1 : line.depth();
    if (depth > 2) depth = 2;
    assertEquals(Perft.count(state, depth), Perft.countNaively(state, depth));
  }

  @ParameterizedTest
  @EnumSource(Variant.class)
  void the_move_generator_finds_the_same_moves_as_trying_every_action(Variant variant) {
    LawSeeds.each(20, 4, seed -> checkGame(variant, 2 + (int) (seed % 5), seed));
  }

  private static void checkGame(Variant variant, int players, long seed) {
    var chance = new SeededChance(seed);
    var options = variant.options(players);
    if (seed % 2 == 1) options = options.withBank(8);
    var state = State.start(options, BoardMaker.variable(options, chance)).copy();
    var moveGenerator = new MoveGenerator(false);
    for (int i = 0; i < 400 && !state.position().isOver(); i++) {
      int seat = state.position().nextToAct();
      if (i % 3 == 0 || state.position().phaseKind() == Position.DISCARD)
        compare(state, seat, moveGenerator);
      state.play(seat, moveGenerator.pick(state, seat, chance), chance);
    }
  }

  private static void compare(State state, int seat, MoveGenerator moveGenerator) {
    var listed = moveGenerator.actions(state, seat);
    var found = new HashSet<>(NaiveMoveGenerator.of(state, seat));
    assertEquals(found, new HashSet<>(listed), () -> Notation.write(state));
    assertEquals(found.size(), listed.size(), () -> "listed twice: " + Notation.write(state));
    assertEquals(listed.size(), moveGenerator.find(state, seat));
    assertTrue(!listed.isEmpty());
  }

  @Test
  void a_discard_is_listed_once() {
    var game = Scenario.of(3).hand(TestPlaces.P1, "W4 G4").beforeRoll(TestPlaces.P1);
    game.play(TestPlaces.P1, TestActions.ROLL, ScriptedChance.roll(7));
    compare(game.state(), 0, new MoveGenerator(false));
  }
}
