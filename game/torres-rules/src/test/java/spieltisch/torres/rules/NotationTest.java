package spieltisch.torres.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.kernel.Rule;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.torres.Options;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.Variant;
import spieltisch.torres.legality.MoveGenerator;

class NotationTest {
  @ParameterizedTest
  @Rule("10.1")
  @ValueSource(longs = {0, 1, 2, 3, 4, 5})
  void a_written_state_is_read_unchanged(long seed) {
    var chance = new SeededChance(seed);
    var options = seed % 2 == 0 ? Options.STANDARD : Options.of(Variant.OWN_DECKS);
    var state = State.start(options, 2 + (int) seed % 3, Seat.of(1)).copy();
    var moveGenerator = new MoveGenerator();
    while (state.phaseKind() != PhaseKind.OVER) {
      var line = Notation.write(state);
      assertEquals(state, Notation.read(line));
      assertEquals(state.hashCode(), Notation.read(line).hashCode());
      assertEquals(line, Notation.write(Notation.read(line)));
      state.play(moveGenerator.get(chance.below(moveGenerator.find(state))), chance);
    }
    assertEquals(state, Notation.read(Notation.write(state)));
  }

  @Test
  @Rule("10.1")
  void the_start_of_a_game_is_written_as_recorded() {
    assertEquals(START, Notation.write(State.start(Options.STANDARD, 2, Seat.of(0))));
  }

  static final String START =
      "00001000/00000000/00100100/10000000/00000001/00100100/00000000/00010000 - -/- 0/0"
          + " 0.0.0.0/0.0.0.0 0/0 40 0000000000 F.0.0.0.0.0.0.0.0.0 -"
          + " 0000000000/0000000000 0000000000 4444444444";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "0 0 0 0 0 0 0 0 0 0 0 0 0",
        "/ - - 0 0 0 0 0 0 0 0 0 0",
      })
  void an_invalid_line_is_rejected(String line) {
    assertThrows(IllegalArgumentException.class, () -> Notation.read(line));
  }

  @Test
  void a_line_with_one_invalid_field_is_rejected() {
    var fields = START.split(" ", -1);
    for (int i = 0; i < fields.length; i++) {
      var spoilt = fields.clone();
      spoilt[i] = "?";
      assertThrows(
          IllegalArgumentException.class, () -> Notation.read(String.join(" ", spoilt)), fields[i]);
    }
  }
}
