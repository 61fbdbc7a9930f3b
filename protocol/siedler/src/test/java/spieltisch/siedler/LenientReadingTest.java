package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.read;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Hex;
import spieltisch.catan.places.Terrain;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.RandomMessages;
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Deviations of other servers that our client accepts.
class LenientReadingTest {
  private static ServerMessage decode(Dialect dialect, String text) {
    return read(new MessageCodec(dialect).decodeServer(text));
  }

  private static ServerMessage decode(String text) {
    return decode(Dialect.V1_0, text);
  }

  private static PlayerState player(String fields) {
    var text = "{\"Statusupdate\":{\"Spieler\":{\"id\":0,\"Status\":\"Warten\"" + fields + "}}}";
    return ((ServerMessage.StatusUpdate) decode(text)).player();
  }

  @Test
  void name_and_colour_may_be_null_or_missing() {
    for (var fields : List.of("", ",\"Name\":null,\"Farbe\":null")) {
      assertEquals(Optional.empty(), player(fields).name());
      assertEquals(Optional.empty(), player(fields).colour());
    }
  }

  @Test
  void player_ids_may_start_at_zero() {
    assertEquals(0, player("").id());
    assertEquals(new ServerMessage.Welcome(0), decode("{\"Willkommen\":{\"id\":0}}"));
  }

  @Test
  void the_longest_road_may_be_called_the_greatest() {
    assertEquals(Optional.of(true), player(",\"Größte Handelsstraße\":true").longestRoad());
  }

  @Test
  void omitted_fields_of_a_status_update_stay_empty() {
    assertEquals(OptionalInt.empty(), player("").points());
    assertEquals(Optional.empty(), player("").resources());
    assertEquals(Optional.empty(), player("").largestArmy());
  }

  @Test
  void hidden_counts_may_be_numbers_or_objects() {
    MaybeHidden<Resources> three = new MaybeHidden.Closed<>(3);
    assertEquals(Optional.of(three), player(",\"Rohstoffe\":3").resources());
    assertEquals(Optional.of(three), player(",\"Rohstoffe\":{\"Unbekannt\":3}").resources());
    MaybeHidden<Cards> cards = new MaybeHidden.Closed<>(0);
    assertEquals(Optional.of(cards), player(",\"Entwicklungskarten\":{\"Unbekannt\":0}").cards());
  }

  @Test
  void a_gain_may_be_empty() {
    assertEquals(
        new ServerMessage.Gained(7, new MaybeHidden.Open<>(Resources.NONE)),
        decode("{\"Ertrag\":{\"Spieler\":7,\"Rohstoffe\":{}}}"));
  }

  @Test
  void a_missing_robber_target_may_be_minus_one() {
    assertEquals(
        new ServerMessage.RobberMoved(OptionalInt.of(7), new Hex(0, 1), OptionalInt.empty()),
        decode("{\"Räuber versetzt\":{\"Spieler\":7,\"Ort\":{\"x\":0,\"y\":1},\"Ziel\":-1}}"));
  }

  @Test
  void the_winner_may_be_called_player() {
    var ended = (ServerMessage.GameEnded) decode("{\"Spiel beendet\":{\"Spieler\":7}}");
    assertEquals(OptionalInt.of(7), ended.winner());
    var lost = "{\"Spiel beendet\":{\"Nachricht\":\"weg\",\"Sieger\":-1}}";
    assertEquals(OptionalInt.empty(), ((ServerMessage.GameEnded) decode(lost)).winner());
  }

  @Test
  void answers_are_decoded_in_the_formats_of_all_editions() {
    for (var dialect : RandomMessages.DIALECTS) {
      assertEquals(ServerMessage.Answer.OK, decode(dialect, "{\"Serverantwort\":\"OK\"}"));
      assertEquals(ServerMessage.Answer.OK, decode(dialect, "{\"OK\":{}}"));
      assertFalse(((ServerMessage.Answer) decode(dialect, "{\"Serverantwort\":\"nein\"}")).isOk());
    }
    var failure = "{\"Fehler\":{\"Meldung\":\"nein\"}}";
    assertEquals(new ServerMessage.Failure("nein"), decode(failure));
    assertEquals(new ServerMessage.Failure("nein"), decode("{\"Fehler\":\"nein\"}"));
    assertEquals(new ServerMessage.Answer("nein"), decode(Dialect.V0_4, failure));
  }

  @Test
  void an_acceptance_may_name_the_player_by_either_word() {
    var accepted = new ServerMessage.OfferAnswered(7, 3, true);
    for (var word : List.of("Spieler", "Mitspieler"))
      for (var dialect : List.of(Dialect.V1_0, Dialect.V0_4))
        assertEquals(
            accepted,
            decode(
                dialect, "{\"Handelsangebot angenommen\":{\"" + word + "\":7,\"Handel id\":3}}"));
  }

  @Test
  void a_hidden_card_may_be_a_number_or_missing_or_unknown() {
    for (var card : List.of("", ",\"Entwicklungskarte\":1", ",\"Entwicklungskarte\":\"Unbekannt\""))
      assertEquals(
          new ServerMessage.CardBought(7, Optional.empty()),
          decode("{\"Entwicklungskarte gekauft\":{\"Spieler\":7" + card + "}}"));
  }

  @Test
  void a_roll_may_be_a_pair_or_a_sum() {
    assertEquals(
        new ServerMessage.DiceRolled(7, new DiceRoll.Sum(9)),
        decode("{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":9}}"));
    assertEquals(
        new ServerMessage.DiceRolled(7, new DiceRoll.Pair(4, 5)),
        decode(Dialect.V0_4, "{\"Würfelwurf\":{\"Spieler\":7,\"Wurf\":[4,5]}}"));
  }

  @Test
  void a_desert_may_have_number_zero_and_a_harbour_may_list_its_land_first() {
    var text =
        "{\"Spiel gestartet\":{\"Karte\":{\"Felder\":["
            + "{\"Ort\":{\"x\":0,\"y\":2},\"Typ\":\"Wüste\",\"Zahl\":0},"
            + "{\"Ort\":{\"x\":0,\"y\":3},\"Typ\":\"Meer\"}],\"Häfen\":["
            + "{\"Ort\":[{\"x\":0,\"y\":2},{\"x\":0,\"y\":3}],\"Typ\":\"Hafen\"}],"
            + "\"Räuber\":{\"x\":0,\"y\":2}}}}";
    var map = ((ServerMessage.GameStarted) decode(text)).map();
    assertEquals(new BoardMap.Field(new Hex(0, 2), Terrain.DESERT, 0), map.fields().getFirst());
    assertEquals(List.of(Harbour.generic(new Hex(0, 3), new Hex(0, 2))), map.harbours());
    assertTrue(map.buildings().isEmpty());
  }

  @Test
  void unreadable_sea_fields_and_their_harbours_are_left_out() {
    for (var sea :
        List.of(
            "{\"Ort\":\"a\",\"Typ\":\"Meer\"}",
            "{\"Typ\":\"Meer\"}",
            "{\"Ort\":null,\"Typ\":\"Meer\"}",
            "{\"Ort\":{\"x\":0,\"y\":3},\"Typ\":\"Meer\",\"Zahl\":\"-\"}")) {
      var text =
          "{\"Spiel gestartet\":{\"Karte\":{\"Felder\":["
              + sea
              + ",{\"Ort\":{\"x\":0,\"y\":2},\"Typ\":\"Wald\",\"Zahl\":5}],\"Häfen\":["
              + "{\"Ort\":[\"a\",{\"x\":0,\"y\":2}],\"Typ\":\"Hafen\"}],"
              + "\"Räuber\":{\"x\":0,\"y\":2}}}}";
      var map = ((ServerMessage.GameStarted) decode(text)).map();
      assertEquals(
          List.of(new BoardMap.Field(new Hex(0, 2), Terrain.FOREST, 5)), map.fields(), sea);
      assertEquals(List.of(), map.harbours());
    }
  }

  @Test
  void an_unreadable_land_field_makes_the_map_unreadable() {
    var text =
        "{\"Spiel gestartet\":{\"Karte\":{\"Felder\":["
            + "{\"Ort\":\"A\",\"Typ\":\"Wald\",\"Zahl\":5}],\"Räuber\":{\"x\":0,\"y\":2}}}}";
    assertTrue(
        new MessageCodec(Dialect.V1_0).decodeServer(text) instanceof DecodeResult.Malformed, text);
  }

  @Test
  void a_client_ignores_fields_in_another_case() {
    assertEquals(
        new ServerMessage.LongestRoad(OptionalInt.empty()),
        decode("{\"Längste Handelsstraße\":{\"spieler\":7}}"));
  }

  @Test
  void an_unknown_status_or_colour_does_not_affect_other_fields() {
    var text =
        "{\"Statusupdate\":{\"Spieler\":{\"id\":7,\"Farbe\":\"Lila\",\"Status\":\"Grübelt\",\"Siegpunkte\":3}}}";
    var player = ((ServerMessage.StatusUpdate) decode(text)).player();
    assertEquals(PlayerStatus.WAIT, player.status());
    assertEquals(Optional.empty(), player.colour());
    assertEquals(OptionalInt.of(3), player.points());
  }

  @Test
  void names_from_a_server_are_sanitized() {
    assertEquals(Optional.of("a b"), player(",\"Name\":\"a\\nb\"").name());
  }
}
