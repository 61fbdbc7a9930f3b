package spieltisch.bots.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LayerTest {
  /// Three inputs and two outputs. The sums are 1 + 2a + 4b + 6c and 10 + 3a + 5b + 7c.
  private final Layer layer = new Layer(new float[] {2, 3, 4, 5, 6, 7}, new float[] {1, 10});

  @Test
  void the_sizes_follow_from_weights_and_biases() {
    assertEquals(3, layer.inputs());
    assertEquals(2, layer.outputs());
  }

  @Test
  void an_output_is_its_bias_and_the_weighted_sum_of_all_inputs() {
    var sums = new float[2];
    layer.apply(new float[] {1, -1, 0.5f}, 0, sums, 0);
    assertArrayEquals(new float[] {1 + 2 - 4 + 3, 10 + 3 - 5 + 3.5f}, sums);
  }

  @Test
  void without_inputs_the_biases_are_left() {
    var sums = new float[] {99, 99};
    layer.apply(new float[3], 0, sums, 0);
    assertArrayEquals(new float[] {1, 10}, sums);
  }

  @Test
  void only_the_named_parts_of_the_arrays_are_read_and_written() {
    var sums = new float[] {-1, -1, -1, -1};
    layer.apply(new float[] {50, 1, 0, 0, 50}, 1, sums, 1);
    assertArrayEquals(new float[] {-1, 3, 13, -1}, sums);
  }
}
