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

/// Requirements of document 0.4 that differ from 1.0, one test each.
class Protocol04Test {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V0_4);

  private static TranscriptTable play(String name) {
    return Transcripts.play(name, Dialect.V0_4);
  }

  @Test
  @Rule("0.4 §2")
  void every_object_is_one_line() {
    for (var dialogue : Transcripts.all())
      for (var line : dialogue.play(Dialect.V0_4).received(0))
        assertTrue(line.startsWith("{") && line.endsWith("}") && !line.contains("\n"));
  }

  @Test
  @Rule("0.4 §2")
  void an_object_contains_only_one_message() {
    malformed(CODEC.decodeClient("{\"Würfeln\":{},\"Zug beenden\":{}}"));
  }

  @Test
  @Rule("0.4 §4")
  void the_server_sends_its_version_and_protocol_first() {
    assertEquals(
        "{\"Hallo\":{\"Version\":\"Spieltisch\",\"Protokoll\":\"0.4\"}}",
        play("handshake").received(0).getFirst());
  }

  @Test
  @Rule("0.4 §4")
  void player_ids_are_positive_31_bit_numbers() {
    var large = "{\"Räuber versetzen\":{\"Ort\":\"F\",\"Ziel\":2147483648}}";
    assertEquals("Räuber versetzen.Ziel", malformed(CODEC.decodeClient(large)).path());
  }

  @Test
  @Rule("0.4 §5.2")
  void places_are_the_letters_of_their_fields() {
    var map = play("start").received(0).getFirst();
    assertTrue(map.contains("{\"Ort\":\"bA\",\"Typ\":\"Holz Hafen\"}"));
    assertTrue(map.contains("\"Räuber\":\"J\""));
    assertEquals(
        "{\"Bauvorgang\":{\"Gebäude\":{\"Eigentümer\":42,\"Typ\":\"Dorf\",\"Ort\":\"ABE\"}}}",
        play("set-up").received(0).getFirst());
  }

  @Test
  @Rule("0.4 §5.5")
  void a_player_sees_only_totals_of_others_as_numbers() {
    var table = play("buying-a-card");
    assertTrue(
        lastState(42, table.received(1))
            .contains("\"Rohstoffe\":0,\"Ritter\":0,\"Entwicklungskarten\":2"));
    assertTrue(
        lastState(42, table.received(0))
            .contains("\"Entwicklungskarten\":{\"Ritter\":1,\"Siegpunkte\":1}"));
  }

  @Test
  @Rule("0.4 §5.5")
  void a_player_object_has_no_fields_of_later_editions() {
    for (var dialogue : Transcripts.all())
      for (var state : only("Statusupdate", dialogue.play(Dialect.V0_4).received(0)))
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
    assertStatusIsKnown(CODEC, status);
  }

  @Test
  @Rule("0.4 §6.1")
  void the_confirmation_is_an_empty_object_that_may_get_fields_later() {
    assertEquals(Optional.of("{\"OK\":{}}"), CODEC.encode(ServerMessage.Answer.OK));
    assertEquals(
        ServerMessage.Answer.OK, read(CODEC.decodeServer("{\"OK\":{\"Zeit\":3,\"Neu\":{}}}")));
  }

  @Test
  @Rule("0.4 §6.1")
  void a_failure_is_sent_once() {
    assertEquals(
        List.of("{\"Fehler\":{\"Meldung\":\"Du bist nicht am Zug.\"}}"),
        play("refusals").received(1));
  }

  @Test
  @Rule("0.4 §6.3")
  void chat_always_has_a_sender() {
    assertEquals(1, only("Chatnachricht", play("chat").received(1)).size());
    assertTrue(play("chat").received(1).getFirst().contains("\"Absender\":42"));
  }

  @Test
  @Rule("0.4 §7")
  void only_four_colours_are_allowed() {
    for (var colour : List.of("Rot", "Orange", "Blau", "Weiß"))
      read(CODEC.decodeClient("{\"Spieler\":{\"Farbe\":\"" + colour + "\"}}"));
    for (var colour : List.of("Grün", "Braun"))
      assertEquals(
          "Spieler.Farbe",
          malformed(CODEC.decodeClient("{\"Spieler\":{\"Farbe\":\"" + colour + "\"}}")).path());
  }

  @Test
  @Rule("0.4 §7")
  void a_start_is_refused_if_the_colour_is_taken() {
    assertEquals(
        List.of("{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}"),
        only("Fehler", play("colours").received(0)));
  }

  @Test
  @Rule("0.4 §8.2")
  void a_roll_is_sent_as_its_sum() {
    assertEquals(
        "{\"Würfelwurf\":{\"Spieler\":42,\"Wurf\":9}}", play("roll").received(1).getFirst());
  }

  @Test
  @Rule("0.4 §8.7")
  void others_receive_a_bought_card_as_a_number() {
    assertEquals(
        "{\"Entwicklungskarte gekauft\":{\"Spieler\":42,\"Entwicklungskarte\":1}}",
        only("Entwicklungskarte gekauft", play("buying-a-card").received(1)).getFirst());
  }

  @Test
  @Rule("0.4 §8.10")
  void an_unheld_longest_road_is_an_empty_object() {
    assertEquals(
        "{\"Längste Handelsstraße\":{}}",
        only("Längste Handelsstraße", play("longest-road").received(1)).getLast());
  }

  @Test
  @Rule("0.4 §9.3")
  void the_target_may_be_omitted() {
    assertEquals(
        "{\"Räuber versetzt\":{\"Spieler\":42,\"Ort\":\"F\"}}",
        play("robber-without-victim").received(1).getFirst());
  }

  @Test
  @Rule("0.4 §10.2")
  void an_acceptance_names_the_player_and_has_no_field_to_decline() {
    assertEquals(
        List.of("{\"Handelsangebot angenommen\":{\"Spieler\":13,\"Handel id\":256}}"),
        only("Handelsangebot angenommen", play("trade").received(0)));
    assertFalse(play("trade").transcript().contains("Annehmen"));
  }

  @Test
  @Rule("0.4 §10.4")
  void a_declined_offer_is_sent_as_a_withdrawn_acceptance() {
    assertEquals(
        List.of("{\"Handelsangebot abgebrochen\":{\"Spieler\":7,\"Handel id\":256}}"),
        only("Handelsangebot abgebrochen", play("trade").received(0)));
  }

  @Test
  @Rule("0.4 §11.1")
  void played_cards_are_sent_to_all_without_their_player() {
    assertEquals(
        "{\"Ritter ausspielen\":{\"Ort\":\"N\",\"Ziel\":13}}",
        play("knight").received(1).getFirst());
    assertEquals(
        "{\"Straßenbaukarte ausspielen\":{\"Straße 1\":\"AB\",\"Straße 2\":\"BE\"}}",
        play("road-building").received(1).getFirst());
  }

  @Test
  @Rule("0.4 §11.3")
  void the_ok_of_a_monopoly_follows_its_gain() {
    var types = types(play("monopoly").received(0));
    assertTrue(types.indexOf("Ertrag") < types.indexOf("OK"));
  }

  @Test
  @Rule("0.4 §11.4")
  void others_receive_only_the_card_count_of_an_invention() {
    assertEquals(
        List.of("{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":2}}"),
        only("Ertrag", play("invention").received(1)));
  }
}
