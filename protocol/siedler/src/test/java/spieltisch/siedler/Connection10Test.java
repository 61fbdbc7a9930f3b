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
import spieltisch.siedler.codec.Frame;
import spieltisch.siedler.codec.JsonFramer;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.mapping.LobbyMessages;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Extensions;
import spieltisch.siedler.message.Roster;
import spieltisch.siedler.message.ServerMessage;

/// The document 1.0 on bytes, greetings, answers and chat: one test for each sentence that says
/// must, may, only, always or shall.
class Connection10Test {
  private static final MessageCodec MESSAGE_CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable scene(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §2")
  void the_character_set_is_utf8() {
    var text = MESSAGE_CODEC.spell(new ClientMessage.Roll()).orElseThrow();
    var frames = new JsonFramer().feed(text.getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of(new Frame.Complete("{\"Würfeln\":{}}")), frames);
  }

  @Test
  @Rule("1.0 §2")
  void an_object_may_always_contain_only_one_message() {
    var wrong = malformed(MESSAGE_CODEC.readClient("{\"Würfeln\":{},\"Zug beenden\":{}}"));
    assertEquals("Zug beenden", wrong.path());
  }

  @Test
  @Rule("1.0 §3")
  void a_client_without_extensions_must_find_a_compatible_server() {
    var plain = new MessageCodec(Dialect.V1_0);
    var greeting = new LobbyMessages(Dialect.V1_0, "x").greeting();
    assertEquals(
        Optional.of("{\"Hallo\":{\"Version\":\"x\",\"Protokoll\":\"1.0\"}}"),
        plain.spell(greeting));
    assertTrue(plain.spell(new ServerMessage.EventNumber(1)).isEmpty());
  }

  @Test
  @Rule("1.0 §4")
  void case_matters() {
    read(MESSAGE_CODEC.readClient("{\"Spiel starten\":{}}"));
    malformed(MESSAGE_CODEC.readClient("{\"Spiel Starten\":{}}"));
  }

  @Test
  @Rule("1.0 §5")
  void the_server_says_its_version_and_protocol_first() {
    assertEquals(
        "{\"Hallo\":{\"Version\":\"Spieltisch\",\"Protokoll\":\"1.0\"}}",
        scene("handshake").heard(0).getFirst());
  }

  @Test
  @Rule("1.0 §5")
  void a_client_can_tell_a_protocol_that_it_does_not_support() {
    var hello = "{\"Hallo\":{\"Version\":\"x\",\"Protokoll\":\"2.0\"}}";
    var heard = (ServerMessage.Hello) read(MESSAGE_CODEC.readServer(hello));
    assertFalse(heard.protocol().equals(Dialect.V1_0.version()));
  }

  @Test
  @Rule("1.0 §5")
  void a_computer_player_is_to_mark_itself() {
    assertTrue(new ClientMessage.Hello("Client 1.0 (KI)", Extensions.NONE).isComputer());
    assertFalse(new ClientMessage.Hello("Client 1.0 (sep01)", Extensions.NONE).isComputer());
  }

  @Test
  @Rule("1.0 §5")
  void only_positive_31_bit_numbers_may_be_used_for_players() {
    for (int id : new int[] {0, -1, Integer.MIN_VALUE})
      assertThrows(IllegalArgumentException.class, () -> Roster.Person.arriving(id));
    assertEquals(Integer.MAX_VALUE, Roster.Person.arriving(Integer.MAX_VALUE).id());
    var large = "{\"Handel abschließen\":{\"Handel id\":0,\"Mitspieler\":2147483648}}";
    assertEquals(
        "Handel abschließen.Mitspieler", malformed(MESSAGE_CODEC.readClient(large)).path());
  }

  @Test
  @Rule("1.0 §5")
  void everybody_hears_of_the_newcomer_and_he_of_everybody() {
    var transcriptTable = scene("handshake");
    assertEquals(
        List.of("Hallo", "Willkommen", "Statusupdate", "Statusupdate"),
        types(transcriptTable.heard(0)));
    assertTrue(transcriptTable.heard(0).get(2).contains("\"id\":13"));
    assertTrue(transcriptTable.heard(0).get(3).contains("\"id\":14"));
    assertEquals(List.of("Statusupdate"), types(transcriptTable.heard(1)));
  }

  @Test
  @Rule("1.0 §5")
  void name_and_colour_are_left_out_while_they_are_not_chosen() {
    var state = lastState(14, scene("handshake").heard(1));
    assertFalse(state.contains("Name") || state.contains("Farbe") || state.contains("null"));
    assertTrue(state.contains("\"Status\":\"Spiel starten\""));
  }

  @Test
  @Rule("1.0 §7.1")
  void a_failure_must_be_told() {
    var heard = scene("refusals").heard(1);
    assertEquals(List.of("Chatnachricht", "Serverantwort"), types(heard));
    assertEquals("{\"Serverantwort\":\"Unzulässige Aktion\"}", heard.getLast());
  }

  @Test
  @Rule("1.0 §7.3")
  void chat_goes_to_all_and_that_of_the_server_has_no_sender() {
    var heard = scene("chat").heard(2);
    assertTrue(heard.get(0).contains("\"Absender\":42"));
    assertEquals("{\"Chatnachricht\":{\"Nachricht\":\"Noch eine Runde?\"}}", heard.get(1));
  }
}
