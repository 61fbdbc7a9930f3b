package spieltisch.loadtest.hostile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;

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

  @Test
  void every_request_of_the_catan_protocol_is_among_the_messages() {
    var codec = new MessageCodec(Dialect.V1_0, Extensions.ALL);
    var seen =
        messages(new FuzzMessages(1)).stream()
            .map(codec::decodeClient)
            .mapMulti(FuzzMessagesTest::addType)
            .collect(Collectors.toSet());
    assertEquals(requests(ClientMessage.class).collect(Collectors.toSet()), seen);
  }

  private static void addType(DecodeResult<ClientMessage> result, Consumer<Class<?>> types) {
    if (result instanceof DecodeResult.Decoded<ClientMessage>(var message))
      types.accept(message.getClass());
  }

  private static Stream<Class<?>> requests(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(FuzzMessagesTest::requests)
        : Stream.of(type);
  }

  @Test
  void every_extension_of_the_torres_protocol_is_among_the_messages() {
    var seen = new HashSet<String>();
    var fuzzMessages = new FuzzMessages(1);
    for (int i = 0; i < 2_000; i++)
      new String(fuzzMessages.message("torfu"), StandardCharsets.UTF_8)
          .lines()
          .forEach(line -> seen.add(line.split(" ", 2)[0]));
    var words = List.of("KENNUNG", "WIEDER", "RESTZEIT", "REVANCHE", "PAUSE", "STELLUNG");
    assertTrue(seen.containsAll(words), seen::toString);
  }

  @Test
  void every_request_of_a_seat_is_among_the_http_requests() {
    var fuzzMessages = new FuzzMessages(1);
    var requests =
        IntStream.range(0, 500)
            .mapToObj(_ -> new String(fuzzMessages.request(), StandardCharsets.UTF_8))
            .toList();
    for (var name : List.of("bots", "kick", "options", "pause"))
      assertTrue(requests.stream().anyMatch(it -> it.contains("/" + name + " HTTP")), name);
    assertTrue(requests.stream().anyMatch(it -> it.endsWith("\r\n\r\n{\"paused\":true}")));
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
