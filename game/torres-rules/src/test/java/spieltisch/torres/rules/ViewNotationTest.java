package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Options;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.ViewNotation;
import spieltisch.torres.legality.MoveGenerator;

/// Writing and reading views.
final class ViewNotationTest {
  private static final Torres GAME = new Torres();

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void every_view_of_a_random_game_is_read_unchanged(int seed) {
    var chance = new SeededChance(seed);
    var state = State.start(Options.STANDARD, 2 + seed % 3, Seat.of(0)).copy();
    var moveGenerator = new MoveGenerator();
    while (state.awaited() != PlayerKnowledge.NOBODY) {
      for (int i = 0; i < state.players(); i++) assertRoundTrip(state, Viewer.of(Seat.of(i)));
      assertRoundTrip(state, Viewer.spectator());
      state.play(moveGenerator.get(chance.below(moveGenerator.find(state))), chance);
    }
  }

  private static void assertRoundTrip(State state, Viewer viewer) {
    var view = GAME.view(state, viewer);
    assertEquals(view, ViewNotation.read(ViewNotation.write(view)));
  }

  @Test
  void an_invalid_line_is_rejected() {
    var line = ViewNotation.write(GAME.view(start(), Viewer.of(Seat.of(0))));
    assertThrows(IllegalArgumentException.class, () -> ViewNotation.read(""));
    assertThrows(IllegalArgumentException.class, () -> ViewNotation.read(line + " 1"));
    assertThrows(
        IllegalArgumentException.class,
        () -> ViewNotation.read(line.replace(" 0 0000000000 ", " 7 0000000000 ")));
  }

  private static State start() {
    return State.start(Options.STANDARD, 2, Seat.of(0));
  }
}
