package spieltisch.edge.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import spieltisch.edge.transport.EncodedMessage;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.Extension;
import spieltisch.siedler.message.ServerMessage;

final class EncodeCacheTest {
  private final EncodeCache encodeCache = new EncodeCache();

  private List<String> heard(Dialect dialect, Set<Extension> granted, ServerMessage... messages) {
    return spoken(dialect, granted, messages).stream().map(EncodedMessage::text).toList();
  }

  private List<EncodedMessage> spoken(
      Dialect dialect, Set<Extension> granted, ServerMessage... messages) {
    var encodedMessage = new ArrayList<EncodedMessage>();
    encodeCache.sender(dialect, granted, encodedMessage::add).sendAll(List.of(messages));
    return encodedMessage;
  }

  @Test
  void who_hears_the_same_hears_it_spelled_once() {
    var first = spoken(Dialect.V1_0, Set.of(), thrown(3)).getFirst();
    var second = spoken(Dialect.V1_0, Set.of(), thrown(3)).getFirst();
    assertSame(first, second);
    assertEquals(spelled(Dialect.V1_0, thrown(3)), List.of(second.text()));
  }

  @Test
  void what_differs_is_told_as_it_is() {
    for (int player = 1; player < 1_000; player++)
      assertEquals(
          spelled(Dialect.V1_0, thrown(player)), heard(Dialect.V1_0, Set.of(), thrown(player)));
  }

  @Test
  void everybody_hears_it_in_his_own_dialect() {
    for (var dialect : List.of(Dialect.V1_0, Dialect.V0_4, Dialect.V0_1, Dialect.ASCII_1_0)) {
      var chat = new ServerMessage.Chat(OptionalInt.of(2), "Grüß dich");
      assertEquals(spelled(dialect, thrown(2), chat), heard(dialect, Set.of(), thrown(2), chat));
    }
  }

  @Test
  void an_extension_is_heard_by_those_only_who_asked_for_it() {
    var number = new ServerMessage.EventNumber(7);
    assertEquals(1, heard(Dialect.V1_0, Set.of(Extension.EVENT_NUMBER), number).size());
    assertEquals(List.of(), heard(Dialect.V1_0, Set.of(), number));
    assertEquals(List.of(), heard(Dialect.V1_0, Set.of(Extension.BANK), number));
  }

  private static ServerMessage thrown(int player) {
    return new ServerMessage.DiceRolled(player, new DiceRoll.Pair(2, 5));
  }

  private static List<String> spelled(Dialect dialect, ServerMessage... messages) {
    var messageCodec = new MessageCodec(dialect);
    var spelled = new ArrayList<String>();
    for (var message : messages) messageCodec.encode(message).ifPresent(spelled::add);
    return spelled;
  }
}
