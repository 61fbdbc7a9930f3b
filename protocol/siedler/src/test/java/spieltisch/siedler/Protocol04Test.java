package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.assertStatusIsKnown;
import static spieltisch.siedler.ReadingAssertions.lastState;
import static spieltisch.siedler.ReadingAssertions.malformed;
import static spieltisch.siedler.ReadingAssertions.only;
import static spieltisch.siedler.ReadingAssertions.read;
import static spieltisch.siedler.ReadingAssertions.types;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ServerMessage;

/// The document 0.4, where it differs from 1.0: one test for each sentence about messages that says
/// must, may, only, always or shall.
class Protocol04Test {
  private static final MessageCodec MESSAGE_CODEC = new MessageCodec(Dialect.V0_4);

  private static TranscriptTable scene(String name) {
    return Transcripts.play(name, Dialect.V0_4);
  }

  @Test
  @Rule("0.4 §2")
  void objects_shall_be_one_line_each() {
    for (var scene : Transcripts.all())
      for (var line : scene.play(Dialect.V0_4).heard(0))
        assertTrue(line.startsWith("{") && line.endsWith("}") && !line.contains("\n"));
  }

  @Test
  @Rule("0.4 §2")
  void an_object_may_always_contain_only_one_message() {
    malformed(MESSAGE_CODEC.readClient("{\"Würfeln\":{},\"Zug beenden\":{}}"));
  }

  @Test
  @Rule("0.4 §4")
  void the_server_says_its_version_and_protocol_first() {
    assertEquals(
        "{\"Hallo\":{\"Version\":\"Spieltisch\",\"Protokoll\":\"0.4\"}}",
        scene("handshake").heard(0).getFirst());
  }

  @Test
  @Rule("0.4 §4")
  void only_positive_31_bit_numbers_may_be_used_for_players() {
    var large = "{\"Räuber versetzen\":{\"Ort\":\"F\",\"Ziel\":2147483648}}";
    assertEquals("Räuber versetzen.Ziel", malformed(MESSAGE_CODEC.readClient(large)).path());
  }

  @Test
  @Rule("0.4 §5.2")
  void places_are_the_letters_of_their_fields() {
    var chart = scene("start").heard(0).getFirst();
    assertTrue(chart.contains("{\"Ort\":\"bA\",\"Typ\":\"Holz Hafen\"}"));
    assertTrue(chart.contains("\"Räuber\":\"J\""));
    assertEquals(
        "{\"Bauvorgang\":{\"Gebäude\":{\"Eigentümer\":42,\"Typ\":\"Dorf\",\"Ort\":\"ABE\"}}}",
        scene("set-up").heard(0).getFirst());
  }

  @Test
  @Rule("0.4 §5.5")
  void a_player_shall_see_of_others_only_totals_as_numbers() {
    var transcriptTable = scene("buying-a-card");
    assertTrue(
        lastState(42, transcriptTable.heard(1))
            .contains("\"Rohstoffe\":0,\"Ritter\":0,\"Entwicklungskarten\":2"));
    assertTrue(
        lastState(42, transcriptTable.heard(0))
            .contains("\"Entwicklungskarten\":{\"Ritter\":1,\"Siegpunkte\":1}"));
  }

  @Test
  @Rule("0.4 §5.5")
  void the_object_of_a_player_has_no_fields_of_later_editions() {
    for (var scene : Transcripts.all())
      for (var state : only("Statusupdate", scene.play(Dialect.V0_4).heard(0)))
        assertFalse(
            state.contains("Größte") || state.contains("Längste") || state.contains("Unbekannt"),
            state);
  }

  @ParameterizedTest
  @Rule("0.4 §5.5")
  @ValueSource(
      strings = {
        "Spiel starten",
        "Wartet auf Spielbeginn",
        "Dorf bauen",
        "Straße bauen",
        "Würfeln",
        "Karten wegen Räuber abgeben",
        "Räuber versetzen",
        "Handeln oder Bauen",
        "Warten",
        "Verbindung verloren"
      })
  void every_status_of_the_list_is_known(String status) {
    assertStatusIsKnown(MESSAGE_CODEC, status);
  }

  @Test
  @Rule("0.4 §6.1")
  void the_confirmation_has_an_empty_object_that_may_have_more_some_day() {
    assertEquals(Optional.of("{\"OK\":{}}"), MESSAGE_CODEC.spell(ServerMessage.Answer.OK));
    assertEquals(
        ServerMessage.Answer.OK,
        read(MESSAGE_CODEC.readServer("{\"OK\":{\"Zeit\":3,\"Neu\":{}}}")));
  }

  @Test
  @Rule("0.4 §6.1")
  void a_failure_shall_be_told_once() {
    assertEquals(
        List.of("{\"Fehler\":{\"Meldung\":\"Du bist nicht am Zug.\"}}"),
        scene("refusals").heard(1));
  }

  @Test
  @Rule("0.4 §6.3")
  void chat_always_has_a_sender() {
    assertEquals(1, only("Chatnachricht", scene("chat").heard(1)).size());
    assertTrue(scene("chat").heard(1).getFirst().contains("\"Absender\":42"));
  }

  @Test
  @Rule("0.4 §7")
  void only_four_colours_are_allowed() {
    for (var colour : List.of("Rot", "Orange", "Blau", "Weiß"))
      read(MESSAGE_CODEC.readClient("{\"Spieler\":{\"Farbe\":\"" + colour + "\"}}"));
    for (var colour : List.of("Grün", "Braun"))
      assertEquals(
          "Spieler.Farbe",
          malformed(MESSAGE_CODEC.readClient("{\"Spieler\":{\"Farbe\":\"" + colour + "\"}}"))
              .path());
  }

  @Test
  @Rule("0.4 §7")
  void a_start_shall_be_refused_if_the_colour_is_taken() {
    assertEquals(
        List.of("{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}"),
        only("Fehler", scene("colours").heard(0)));
  }

  @Test
  @Rule("0.4 §8.2")
  void a_throw_is_told_as_its_sum() {
    assertEquals("{\"Würfelwurf\":{\"Spieler\":42,\"Wurf\":9}}", scene("roll").heard(1).getFirst());
  }

  @Test
  @Rule("0.4 §8.7")
  void a_bought_card_must_be_only_a_number_to_others() {
    assertEquals(
        "{\"Entwicklungskarte gekauft\":{\"Spieler\":42,\"Entwicklungskarte\":1}}",
        only("Entwicklungskarte gekauft", scene("buying-a-card").heard(1)).getFirst());
  }

  @Test
  @Rule("0.4 §8.10")
  void a_road_that_nobody_has_is_told_with_an_empty_object() {
    assertEquals(
        "{\"Längste Handelsstraße\":{}}",
        only("Längste Handelsstraße", scene("longest-road").heard(1)).getLast());
  }

  @Test
  @Rule("0.4 §9.3")
  void the_target_may_be_left_out() {
    assertEquals(
        "{\"Räuber versetzt\":{\"Spieler\":42,\"Ort\":\"F\"}}",
        scene("robber-without-victim").heard(1).getFirst());
  }

  @Test
  @Rule("0.4 §10.2")
  void an_acceptance_names_the_player_and_has_no_field_for_a_no() {
    assertEquals(
        List.of("{\"Handelsangebot angenommen\":{\"Spieler\":13,\"Handel id\":256}}"),
        only("Handelsangebot angenommen", scene("trade").heard(0)));
    assertFalse(scene("trade").script().contains("Annehmen"));
  }

  @Test
  @Rule("0.4 §10.4")
  void a_no_is_told_as_an_acceptance_taken_back() {
    assertEquals(
        List.of("{\"Handelsangebot abgebrochen\":{\"Spieler\":7,\"Handel id\":256}}"),
        only("Handelsangebot abgebrochen", scene("trade").heard(0)));
  }

  @Test
  @Rule("0.4 §11.1")
  void played_cards_go_to_all_as_they_were_sent() {
    assertEquals(
        "{\"Ritter ausspielen\":{\"Ort\":\"N\",\"Ziel\":13}}", scene("knight").heard(1).getFirst());
    assertEquals(
        "{\"Straßenbaukarte ausspielen\":{\"Straße 1\":\"AB\",\"Straße 2\":\"BE\"}}",
        scene("road-building").heard(1).getFirst());
  }

  @Test
  @Rule("0.4 §11.3")
  void the_ok_of_a_monopoly_shall_come_when_the_cards_are_there() {
    var types = types(scene("monopoly").heard(0));
    assertTrue(types.indexOf("Ertrag") < types.indexOf("OK"));
  }

  @Test
  @Rule("0.4 §11.4")
  void the_yield_of_an_invention_should_be_only_a_number_to_others() {
    assertEquals(
        List.of("{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":2}}"),
        only("Ertrag", scene("invention").heard(1)));
  }
}
