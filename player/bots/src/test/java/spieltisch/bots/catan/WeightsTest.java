package spieltisch.bots.catan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class WeightsTest {
  @Test
  void written_weights_can_be_read() {
    var weights = Weights.defaults().with(Weight.CARD, 0.25).with(Weight.ORE, 1.5);
    assertEquals(weights.lines(), Weights.read(weights.lines()).lines());
  }

  @Test
  void a_weight_missing_in_a_file_keeps_its_default() {
    var weights = Weights.read(List.of("# a comment", "", "card = 2"));
    assertEquals(2, weights.of(Weight.CARD));
    assertEquals(Weight.WOOL.defaultValue(), weights.of(Weight.WOOL));
  }

  @Test
  void an_invalid_line_is_named_in_the_message() {
    var unknown =
        assertThrows(IllegalArgumentException.class, () -> Weights.read(List.of("luck = 7")));
    assertTrue(String.valueOf(unknown.getMessage()).contains("luck = 7"));
    assertThrows(IllegalArgumentException.class, () -> Weights.read(List.of("card = much")));
    assertThrows(IllegalArgumentException.class, () -> Weights.read(List.of("card")));
  }

  @Test
  void the_tuned_weights_resource_can_be_read() {
    assertEquals(Weight.values().length, Weights.tuned().lines().size());
  }
}
