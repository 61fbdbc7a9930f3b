package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.lastState;
import static spieltisch.siedler.ReadingAssertions.malformed;
import static spieltisch.siedler.ReadingAssertions.read;
import static spieltisch.siedler.ReadingAssertions.types;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.json.Frame;
import spieltisch.siedler.codec.json.JsonFramer;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;

/// Requirements of document 1.0 on framing, greetings, answers and chat, one test each.
class Connection10Test {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable play(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §2")
  void the_character_set_is_utf8() {
    var text = CODEC.encode(new ClientMessage.Roll()).orElseThrow();
    var frames = new JsonFramer().feed(text.getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of(new Frame.Complete("{\"Würfeln\":{}}")), frames);
  }

  @Test
  @Rule("1.0 §2")
  void an_object_contains_only_one_message() {
    var wrong = malformed(CODEC.decodeClient("{\"Würfeln\":{},\"Zug beenden\":{}}"));
    assertEquals("Zug beenden", wrong.path());
  }

  @Test
  @Rule("1.0 §3")
  void a_client_without_extensions_receives_documented_messages_only() {
    var plain = new MessageCodec(Dialect.V1_0);
    var greeting = new LobbyMessages(Dialect.V1_0, "x").greeting();
    assertEquals(
        Optional.of("{\"Hallo\":{\"Version\":\"x\",\"Protokoll\":\"1.0\"}}"),
        plain.encode(greeting));
    assertTrue(plain.encode(new ServerMessage.EventNumber(1)).isEmpty());
  }

  @Test
  @Rule("1.0 §4")
  void words_are_case_sensitive() {
    read(CODEC.decodeClient("{\"Spiel starten\":{}}"));
    malformed(CODEC.decodeClient("{\"Spiel Starten\":{}}"));
  }

  @Test
  @Rule("1.0 §5")
  void the_server_sends_its_version_and_protocol_first() {
    assertEquals(
        "{\"Hallo\":{\"Version\":\"Spieltisch\",\"Protokoll\":\"1.0\"}}",
        play("handshake").received(0).getFirst());
  }

  @Test
  @Rule("1.0 §5")
  void a_client_recognises_an_unsupported_protocol() {
    var hello = "{\"Hallo\":{\"Version\":\"x\",\"Protokoll\":\"2.0\"}}";
    var decoded = (ServerMessage.Hello) read(CODEC.decodeServer(hello));
    assertFalse(decoded.protocol().equals(Dialect.V1_0.version()));
  }

  @Test
  @Rule("1.0 §5")
  void a_computer_player_marks_itself_in_its_version() {
    assertTrue(new ClientMessage.Hello("Client 1.0 (KI)", Extensions.NONE).isComputer());
    assertFalse(new ClientMessage.Hello("Client 1.0 (sep01)", Extensions.NONE).isComputer());
  }

  @Test
  @Rule("1.0 §5")
  void player_ids_are_positive_31_bit_numbers() {
    for (int id : new int[] {0, -1, Integer.MIN_VALUE})
      assertThrows(IllegalArgumentException.class, () -> Roster.Player.joined(id));
    assertEquals(Integer.MAX_VALUE, Roster.Player.joined(Integer.MAX_VALUE).id());
    var large = "{\"Handel abschließen\":{\"Handel id\":0,\"Mitspieler\":2147483648}}";
    assertEquals("Handel abschließen.Mitspieler", malformed(CODEC.decodeClient(large)).path());
  }

  @Test
  @Rule("1.0 §5")
  void a_new_player_is_announced_to_all_and_receives_all_players() {
    var table = play("handshake");
    assertEquals(
        List.of("Hallo", "Willkommen", "Statusupdate", "Statusupdate"), types(table.received(0)));
    assertTrue(table.received(0).get(2).contains("\"id\":13"));
    assertTrue(table.received(0).get(3).contains("\"id\":14"));
    assertEquals(List.of("Statusupdate"), types(table.received(1)));
  }

  @Test
  @Rule("1.0 §5")
  void name_and_colour_are_omitted_until_they_are_chosen() {
    var state = lastState(14, play("handshake").received(1));
    assertFalse(state.contains("Name") || state.contains("Farbe") || state.contains("null"));
    assertTrue(state.contains("\"Status\":\"Spiel starten\""));
  }

  @Test
  @Rule("1.0 §7.1")
  void a_refused_action_is_answered_with_a_failure() {
    var received = play("refusals").received(1);
    assertEquals(List.of("Chatnachricht", "Serverantwort"), types(received));
    assertEquals("{\"Serverantwort\":\"Unzulässige Aktion\"}", received.getLast());
  }

  @Test
  @Rule("1.0 §7.3")
  void chat_is_sent_to_all_and_server_chat_has_no_sender() {
    var received = play("chat").received(2);
    assertTrue(received.get(0).contains("\"Absender\":42"));
    assertEquals("{\"Chatnachricht\":{\"Nachricht\":\"Noch eine Runde?\"}}", received.get(1));
  }
}
