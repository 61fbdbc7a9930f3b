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

  private List<String> texts(Dialect dialect, Set<Extension> granted, ServerMessage... messages) {
    return sent(dialect, granted, messages).stream().map(EncodedMessage::text).toList();
  }

  private List<EncodedMessage> sent(
      Dialect dialect, Set<Extension> granted, ServerMessage... messages) {
    var sent = new ArrayList<EncodedMessage>();
    encodeCache.sender(dialect, granted, sent::add).sendAll(List.of(messages));
    return sent;
  }

  @Test
  void the_same_message_is_encoded_once() {
    var first = sent(Dialect.V1_0, Set.of(), rolled(3)).getFirst();
    var second = sent(Dialect.V1_0, Set.of(), rolled(3)).getFirst();
    assertSame(first, second);
    assertEquals(encoded(Dialect.V1_0, rolled(3)), List.of(second.text()));
  }

  @Test
  void different_messages_are_encoded_separately() {
    for (int player = 1; player < 1_000; player++)
      assertEquals(
          encoded(Dialect.V1_0, rolled(player)), texts(Dialect.V1_0, Set.of(), rolled(player)));
  }

  @Test
  void each_client_gets_messages_in_its_dialect() {
    for (var dialect : List.of(Dialect.V1_0, Dialect.V0_4, Dialect.V0_1, Dialect.ASCII_1_0)) {
      var chat = new ServerMessage.Chat(OptionalInt.of(2), "Grüß dich");
      assertEquals(encoded(dialect, rolled(2), chat), texts(dialect, Set.of(), rolled(2), chat));
    }
  }

  @Test
  void a_message_of_an_extension_is_sent_only_to_clients_that_asked_for_it() {
    var number = new ServerMessage.EventNumber(7);
    assertEquals(1, texts(Dialect.V1_0, Set.of(Extension.EVENT_NUMBER), number).size());
    assertEquals(List.of(), texts(Dialect.V1_0, Set.of(), number));
    assertEquals(List.of(), texts(Dialect.V1_0, Set.of(Extension.BANK), number));
  }

  private static ServerMessage rolled(int player) {
    return new ServerMessage.DiceRolled(player, new DiceRoll.Pair(2, 5));
  }

  private static List<String> encoded(Dialect dialect, ServerMessage... messages) {
    var messageCodec = new MessageCodec(dialect);
    var encoded = new ArrayList<String>();
    for (var message : messages) messageCodec.encode(message).ifPresent(encoded::add);
    return encoded;
  }
}
