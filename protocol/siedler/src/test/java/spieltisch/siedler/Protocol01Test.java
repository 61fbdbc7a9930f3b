package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.assertStatusIsKnown;
import static spieltisch.siedler.ReadingAssertions.lastState;
import static spieltisch.siedler.ReadingAssertions.malformed;
import static spieltisch.siedler.ReadingAssertions.only;
import static spieltisch.siedler.ReadingAssertions.read;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// The document 0.1 of 2017, where it differs from 1.0: one test for each sentence about messages
/// that says must, may, only, always or shall.
class Protocol01Test {
  private static final MessageCodec MESSAGE_CODEC = new MessageCodec(Dialect.V0_1);

  private static TranscriptTable scene(String name) {
    return Transcripts.play(name, Dialect.V0_1);
  }

  private static void unknown(ClientMessage message) {
    assertTrue(MESSAGE_CODEC.spell(message).isEmpty());
    var asIn10 = new MessageCodec(Dialect.ASCII_1_0).spell(message).orElseThrow();
    assertTrue(malformed(MESSAGE_CODEC.readClient(asIn10)).sentence().contains("gibt es nicht"));
  }

  @Test
  @Rule("0.1 §1")
  void there_are_no_development_cards() {
    unknown(new ClientMessage.BuyCard());
    unknown(new ClientMessage.PlayMonopoly(Resource.WOOD));
    unknown(new ClientMessage.PlayKnight(new Hex(0, 0), OptionalInt.empty()));
    assertTrue(MESSAGE_CODEC.spell(new ServerMessage.CardBought(1, Optional.empty())).isEmpty());
  }

  @Test
  @Rule("0.1 §1")
  void trade_is_not_possible() {
    unknown(new ClientMessage.Offer(Resources.NONE, Resources.NONE));
    unknown(new ClientMessage.TradeWithBank(Resources.NONE, Resources.NONE));
    unknown(new ClientMessage.Answer(1, true));
    unknown(new ClientMessage.Conclude(1, 2));
    unknown(new ClientMessage.Withdraw(1));
  }

  @Test
  @Rule("0.1 §1")
  void the_robber_cannot_be_moved() {
    unknown(new ClientMessage.MoveRobber(new Hex(0, 0), OptionalInt.empty()));
    unknown(new ClientMessage.Discard(Resources.NONE));
  }

  @Test
  @Rule("0.1 §1")
  void there_are_no_awards_and_there_is_no_end() {
    assertTrue(MESSAGE_CODEC.spell(new ServerMessage.LongestRoad(OptionalInt.of(1))).isEmpty());
    assertTrue(MESSAGE_CODEC.spell(new ServerMessage.LargestArmy(OptionalInt.of(1))).isEmpty());
    assertTrue(MESSAGE_CODEC.spell(new ServerMessage.GameEnded("x", OptionalInt.of(1))).isEmpty());
  }

  @Test
  @Rule("0.1 §2")
  void objects_shall_be_one_line_each() {
    for (var line : scene("start").heard(0)) assertFalse(line.contains("\n"));
  }

  @Test
  @Rule("0.1 §2")
  void an_object_may_always_contain_only_one_message() {
    malformed(MESSAGE_CODEC.readClient("{\"Wuerfeln\":{},\"Zug beenden\":{}}"));
  }

  @Test
  @Rule("0.1 §3")
  void the_server_says_its_version_and_protocol_first() {
    assertEquals(
        "{\"Hallo\":{\"Version\":\"Spieltisch\",\"Protokoll\":\"0.1\"}}",
        scene("handshake").heard(0).getFirst());
  }

  @Test
  @Rule("0.1 §4")
  void no_word_of_the_protocol_has_an_umlaut() {
    for (var word : Word.values())
      if (Dialect.V0_1.words().has(word))
        assertTrue(Dialect.V0_1.words().spell(word).chars().allMatch(c -> c < 128));
    var chart = scene("start").heard(0).getFirst();
    for (var word : List.of("Huegelland", "Wueste", "Gebaeude", "Haefen", "\"Raeuber\":\"S\""))
      assertTrue(chart.contains(word), word);
  }

  @Test
  @Rule("0.1 §4.5")
  void a_player_shall_see_of_others_only_the_total_as_unknown() {
    var transcriptTable = scene("building");
    assertTrue(lastState(42, transcriptTable.heard(1)).contains("\"Rohstoffe\":{\"Unbekannt\":3}"));
    assertTrue(lastState(42, transcriptTable.heard(0)).contains("\"Rohstoffe\":{\"Holz\":1"));
  }

  @Test
  @Rule("0.1 §4.5")
  void the_object_of_a_player_has_only_the_fields_of_the_document() {
    for (var scene : Transcripts.all())
      for (var state : only("Statusupdate", scene.play(Dialect.V0_1).heard(0)))
        assertFalse(
            state.contains("Entwicklungskarten")
                || state.contains("Rittermacht")
                || state.contains("Handelsstrasse"),
            state);
  }

  @ParameterizedTest
  @Rule("0.1 §4.5")
  @ValueSource(
      strings = {
        "Spiel starten",
        "Wartet auf Spielbeginn",
        "Dorf bauen",
        "Strasse bauen",
        "Wuerfeln",
        "Handeln oder Bauen",
        "Warten",
        "Verbindung verloren"
      })
  void every_status_of_the_list_is_known(String status) {
    assertStatusIsKnown(MESSAGE_CODEC, status);
  }

  @Test
  @Rule("0.1 §5.1")
  void every_action_shall_be_confirmed_and_a_failure_told() {
    assertTrue(scene("roll").script().endsWith("1 < {\"Serverantwort\":\"OK\"}\n"));
    assertEquals(
        List.of("{\"Serverantwort\":\"Du bist nicht am Zug.\"}"), scene("refusals").heard(1));
  }

  @Test
  @Rule("0.1 §6")
  void only_four_colours_are_allowed() {
    for (var colour : List.of("Rot", "Orange", "Blau", "Weiss"))
      read(MESSAGE_CODEC.readClient("{\"Spieler\":{\"Farbe\":\"" + colour + "\"}}"));
    for (var colour : List.of("Gruen", "Weiß"))
      malformed(MESSAGE_CODEC.readClient("{\"Spieler\":{\"Farbe\":\"" + colour + "\"}}"));
  }

  @Test
  @Rule("0.1 §6")
  void a_start_shall_be_refused_with_a_failure_if_the_colour_is_taken() {
    assertEquals(
        List.of("{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}"),
        only("Fehler", scene("colours").heard(0)));
  }

  @Test
  @Rule("0.1 §7.2")
  void a_throw_is_told_as_its_sum() {
    assertEquals(
        "{\"Wuerfelwurf\":{\"Spieler\":42,\"Wurf\":9}}", scene("roll").heard(1).getFirst());
  }

  @Test
  @Rule("0.1 §7.4")
  void a_building_is_told_to_all() {
    assertEquals(
        "{\"Bauvorgang\":{\"Gebaeude\":{\"Eigentuemer\":42,\"Typ\":\"Strasse\",\"Ort\":\"AB\"}}}",
        scene("building").heard(2).getFirst());
  }

  @Test
  void in_a_richer_game_the_states_stay_true() {
    var heard = scene("a-richer-game").heard(2);
    assertTrue(lastState(42, heard).contains("\"Rohstoffe\":{\"Unbekannt\":2}"));
    assertTrue(lastState(13, heard).contains("\"Rohstoffe\":{\"Unbekannt\":1}"));
  }
}
