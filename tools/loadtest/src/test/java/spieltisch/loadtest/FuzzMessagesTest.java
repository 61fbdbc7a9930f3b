package spieltisch.loadtest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FuzzMessagesTest {
  @Test
  void contributions_to_the_dice_are_among_the_messages() {
    var messages = messages(new FuzzMessages(1));
    var valid = "{\"Würfelbeitrag\":{\"Zufall\":\"" + "1f".repeat(32) + "\"}}\n";
    assertTrue(messages.contains(valid), "a valid contribution");
    assertTrue(
        messages.stream().anyMatch(it -> it.contains("\"Würfelbeitrag\"") && !it.equals(valid)),
        "a damaged contribution");
  }

  private static Set<String> messages(FuzzMessages fuzzMessages) {
    return IntStream.range(0, 2_000)
        .mapToObj(_ -> new String(fuzzMessages.message("1.0"), StandardCharsets.UTF_8))
        .collect(Collectors.toSet());
  }

  @Test
  void equal_seeds_give_equal_messages() {
    var one = new FuzzMessages(7);
    var other = new FuzzMessages(7);
    for (int i = 0; i < 500; i++) assertArrayEquals(one.message("torfu"), other.message("torfu"));
  }
}
