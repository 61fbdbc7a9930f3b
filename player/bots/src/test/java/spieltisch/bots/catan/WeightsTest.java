package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class WeightsTest {
  @Test
  void what_is_written_is_read_again() {
    var weights = Weights.usual().with(Weight.CARD, 0.25).with(Weight.ORE, 1.5);
    assertEquals(weights.lines(), Weights.read(weights.lines()).lines());
  }

  @Test
  void what_a_file_does_not_name_has_its_usual_value() {
    var weights = Weights.read(List.of("# a comment", "", "card = 2"));
    assertEquals(2, weights.of(Weight.CARD));
    assertEquals(Weight.WOOL.usual(), weights.of(Weight.WOOL));
  }

  @Test
  void a_line_that_cannot_be_understood_is_named() {
    var unknown =
        assertThrows(IllegalArgumentException.class, () -> Weights.read(List.of("luck = 7")));
    assertTrue(String.valueOf(unknown.getMessage()).contains("luck = 7"));
    assertThrows(IllegalArgumentException.class, () -> Weights.read(List.of("card = much")));
    assertThrows(IllegalArgumentException.class, () -> Weights.read(List.of("card")));
  }

  @Test
  void the_tuned_weights_can_be_read() {
    assertEquals(Weight.values().length, Weights.tuned().lines().size());
  }
}
