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

/// Requirements of document 0.1 of 2017 that differ from 1.0, one test each.
class Protocol01Test {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V0_1);

  private static TranscriptTable play(String name) {
    return Transcripts.play(name, Dialect.V0_1);
  }

  private static void assertUnknown(ClientMessage message) {
    assertTrue(CODEC.encode(message).isEmpty());
    var asIn10 = new MessageCodec(Dialect.ASCII_1_0).encode(message).orElseThrow();
    assertTrue(malformed(CODEC.decodeClient(asIn10)).sentence().contains("gibt es nicht"));
  }

  @Test
  @Rule("0.1 §1")
  void there_are_no_development_cards() {
    assertUnknown(new ClientMessage.BuyCard());
    assertUnknown(new ClientMessage.PlayMonopoly(Resource.WOOD));
    assertUnknown(new ClientMessage.PlayKnight(new Hex(0, 0), OptionalInt.empty()));
    assertTrue(CODEC.encode(new ServerMessage.CardBought(1, Optional.empty())).isEmpty());
  }

  @Test
  @Rule("0.1 §1")
  void trade_is_not_possible() {
    assertUnknown(new ClientMessage.Offer(Resources.NONE, Resources.NONE));
    assertUnknown(new ClientMessage.TradeWithBank(Resources.NONE, Resources.NONE));
    assertUnknown(new ClientMessage.Answer(1, true));
    assertUnknown(new ClientMessage.Conclude(1, 2));
    assertUnknown(new ClientMessage.Withdraw(1));
  }

  @Test
  @Rule("0.1 §1")
  void the_robber_cannot_be_moved() {
    assertUnknown(new ClientMessage.MoveRobber(new Hex(0, 0), OptionalInt.empty()));
    assertUnknown(new ClientMessage.Discard(Resources.NONE));
  }

  @Test
  @Rule("0.1 §1")
  void there_are_no_awards_and_there_is_no_game_end() {
    assertTrue(CODEC.encode(new ServerMessage.LongestRoad(OptionalInt.of(1))).isEmpty());
    assertTrue(CODEC.encode(new ServerMessage.LargestArmy(OptionalInt.of(1))).isEmpty());
    assertTrue(CODEC.encode(new ServerMessage.GameEnded("x", OptionalInt.of(1))).isEmpty());
  }

  @Test
  @Rule("0.1 §2")
  void every_object_is_one_line() {
    for (var line : play("start").received(0)) assertFalse(line.contains("\n"));
  }

  @Test
  @Rule("0.1 §2")
  void an_object_contains_only_one_message() {
    malformed(CODEC.decodeClient("{\"Wuerfeln\":{},\"Zug beenden\":{}}"));
  }

  @Test
  @Rule("0.1 §3")
  void the_server_sends_its_version_and_protocol_first() {
    assertEquals(
        "{\"Hallo\":{\"Version\":\"Spieltisch\",\"Protokoll\":\"0.1\"}}",
        play("handshake").received(0).getFirst());
  }

  @Test
  @Rule("0.1 §4")
  void no_word_of_the_protocol_has_an_umlaut() {
    for (var word : Word.values())
      if (Dialect.V0_1.words().has(word))
        assertTrue(Dialect.V0_1.words().spelling(word).chars().allMatch(c -> c < 128));
    var map = play("start").received(0).getFirst();
    for (var word : List.of("Huegelland", "Wueste", "Gebaeude", "Haefen", "\"Raeuber\":\"S\""))
      assertTrue(map.contains(word), word);
  }

  @Test
  @Rule("0.1 §4.5")
  void a_player_sees_only_totals_of_others_as_unknown() {
    var table = play("building");
    assertTrue(lastState(42, table.received(1)).contains("\"Rohstoffe\":{\"Unbekannt\":3}"));
    assertTrue(lastState(42, table.received(0)).contains("\"Rohstoffe\":{\"Holz\":1"));
  }

  @Test
  @Rule("0.1 §4.5")
  void a_player_object_has_only_the_documented_fields() {
    for (var dialogue : Transcripts.all())
      for (var state : only("Statusupdate", dialogue.play(Dialect.V0_1).received(0)))
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
    assertStatusIsKnown(CODEC, status);
  }

  @Test
  @Rule("0.1 §5.1")
  void every_action_is_answered_with_a_confirmation_or_a_failure() {
    assertTrue(play("roll").transcript().endsWith("1 < {\"Serverantwort\":\"OK\"}\n"));
    assertEquals(
        List.of("{\"Serverantwort\":\"Du bist nicht am Zug.\"}"), play("refusals").received(1));
  }

  @Test
  @Rule("0.1 §6")
  void only_four_colours_are_allowed() {
    for (var colour : List.of("Rot", "Orange", "Blau", "Weiss"))
      read(CODEC.decodeClient("{\"Spieler\":{\"Farbe\":\"" + colour + "\"}}"));
    for (var colour : List.of("Gruen", "Weiß"))
      malformed(CODEC.decodeClient("{\"Spieler\":{\"Farbe\":\"" + colour + "\"}}"));
  }

  @Test
  @Rule("0.1 §6")
  void a_start_is_refused_with_a_failure_if_the_colour_is_taken() {
    assertEquals(
        List.of("{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}"),
        only("Fehler", play("colours").received(0)));
  }

  @Test
  @Rule("0.1 §7.2")
  void a_roll_is_sent_as_its_sum() {
    assertEquals(
        "{\"Wuerfelwurf\":{\"Spieler\":42,\"Wurf\":9}}", play("roll").received(1).getFirst());
  }

  @Test
  @Rule("0.1 §7.4")
  void a_building_is_sent_to_all() {
    assertEquals(
        "{\"Bauvorgang\":{\"Gebaeude\":{\"Eigentuemer\":42,\"Typ\":\"Strasse\",\"Ort\":\"AB\"}}}",
        play("building").received(2).getFirst());
  }

  @Test
  void player_states_stay_correct_in_a_game_with_unsupported_messages() {
    var received = play("a-richer-game").received(2);
    assertTrue(lastState(42, received).contains("\"Rohstoffe\":{\"Unbekannt\":2}"));
    assertTrue(lastState(13, received).contains("\"Rohstoffe\":{\"Unbekannt\":1}"));
  }
}
