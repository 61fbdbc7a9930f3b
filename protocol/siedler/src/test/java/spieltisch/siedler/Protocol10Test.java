package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.Peer.lastState;
import static spieltisch.siedler.Peer.malformed;
import static spieltisch.siedler.Peer.only;
import static spieltisch.siedler.Peer.read;
import static spieltisch.siedler.Peer.types;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.Card;
import spieltisch.catan.Colour;
import spieltisch.catan.Observation;
import spieltisch.catan.Resource;
import spieltisch.catan.Resources;
import spieltisch.kernel.Rule;

/// The document 1.0: one test for each sentence about messages that says must, may, only, always or
/// shall.
class Protocol10Test {
  private static final Speller SPELLER = new Speller(Dialect.V1_0);
  private static final String OK = "{\"Serverantwort\":\"OK\"}";

  private static Stage scene(String name) {
    return Scenes.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §2")
  void the_character_set_is_utf8() {
    var text = SPELLER.spell(new ClientMessage.Roll()).orElseThrow();
    var frames = new Frames().feed(text.getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of(new Frame.Complete("{\"Würfeln\":{}}")), frames);
  }

  @Test
  @Rule("1.0 §2")
  void an_object_may_always_contain_only_one_message() {
    var wrong = malformed(SPELLER.readClient("{\"Würfeln\":{},\"Zug beenden\":{}}"));
    assertEquals("Zug beenden", wrong.path());
  }

  @Test
  @Rule("1.0 §3")
  void a_client_without_extensions_must_find_a_compatible_server() {
    var plain = new Speller(Dialect.V1_0);
    var greeting = new Reception(Dialect.V1_0, "x").greeting();
    assertEquals(
        Optional.of("{\"Hallo\":{\"Version\":\"x\",\"Protokoll\":\"1.0\"}}"),
        plain.spell(greeting));
    assertTrue(plain.spell(new ServerMessage.EventNumber(1)).isEmpty());
  }

  @Test
  @Rule("1.0 §4")
  void case_matters() {
    read(SPELLER.readClient("{\"Spiel starten\":{}}"));
    malformed(SPELLER.readClient("{\"Spiel Starten\":{}}"));
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
    var heard = (ServerMessage.Hello) read(SPELLER.readServer(hello));
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
    assertEquals("Handel abschließen.Mitspieler", malformed(SPELLER.readClient(large)).path());
  }

  @Test
  @Rule("1.0 §5")
  void everybody_hears_of_the_newcomer_and_he_of_everybody() {
    var stage = scene("handshake");
    assertEquals(
        List.of("Hallo", "Willkommen", "Statusupdate", "Statusupdate"), types(stage.heard(0)));
    assertTrue(stage.heard(0).get(2).contains("\"id\":13"));
    assertTrue(stage.heard(0).get(3).contains("\"id\":14"));
    assertEquals(List.of("Statusupdate"), types(stage.heard(1)));
  }

  @Test
  @Rule("1.0 §5")
  void name_and_colour_are_left_out_while_they_are_not_chosen() {
    var state = lastState(14, scene("handshake").heard(1));
    assertFalse(state.contains("Name") || state.contains("Farbe") || state.contains("null"));
    assertTrue(state.contains("\"Status\":\"Spiel starten\""));
  }

  @Test
  @Rule("1.0 §6.1")
  void the_types_of_fields_are_those_of_the_list() {
    var chart = scene("start").heard(0).getFirst();
    for (var type :
        List.of("Ackerland", "Hügelland", "Weideland", "Wald", "Gebirge", "Wüste", "Meer"))
      assertTrue(chart.contains("\"Typ\":\"" + type + "\""), type);
  }

  @Test
  @Rule("1.0 §6.1")
  void desert_and_sea_have_no_number() {
    var chart = scene("start").heard(0).getFirst();
    assertTrue(chart.contains("\"Typ\":\"Wüste\"}"));
    assertTrue(chart.contains("\"Typ\":\"Meer\"}"));
    assertFalse(chart.contains("\"Zahl\":0"));
  }

  @ParameterizedTest
  @Rule("1.0 §6.2")
  @ValueSource(strings = {"Straße:2", "Dorf:3", "Stadt:3"})
  void a_road_lies_between_exactly_two_fields_and_buildings_between_three(String rule) {
    var parts = rule.split(":", -1);
    int right = Integer.parseInt(parts[1]);
    for (int count = 0; count <= 4; count++) {
      var place = String.join(",", Collections.nCopies(count, "{\"x\":0,\"y\":0}"));
      var text = "{\"Bauen\":{\"Typ\":\"" + parts[0] + "\",\"Ort\":[" + place + "]}}";
      if (count == right) read(SPELLER.readClient(text));
      else assertEquals("Bauen.Ort", malformed(SPELLER.readClient(text)).path());
    }
  }

  @Test
  @Rule("1.0 §6.3")
  void harbours_have_the_types_of_the_list_and_the_sea_first() {
    var chart = scene("start").heard(0).getFirst();
    assertTrue(
        chart.contains("{\"Ort\":[{\"x\":-2,\"y\":3},{\"x\":-2,\"y\":2}],\"Typ\":\"Holz Hafen\"}"));
    assertTrue(chart.contains("\"Typ\":\"Hafen\""));
    assertTrue(chart.contains("\"Typ\":\"Erz Hafen\""));
  }

  @Test
  @Rule("1.0 §6.5")
  void a_player_shall_see_only_his_own_resources_and_of_others_the_total() {
    var stage = scene("building");
    assertTrue(
        lastState(42, stage.heard(0))
            .contains("\"Rohstoffe\":{\"Holz\":1,\"Lehm\":1,\"Getreide\":1}"));
    assertTrue(lastState(42, stage.heard(1)).contains("\"Rohstoffe\":{\"Unbekannt\":3}"));
  }

  @Test
  @Rule("1.0 §6.5")
  void hidden_cards_shall_be_told_to_others_only_as_a_total() {
    var stage = scene("buying-a-card");
    assertTrue(
        lastState(42, stage.heard(0))
            .contains("\"Entwicklungskarten\":{\"Ritter\":1,\"Siegpunkt\":1}"));
    assertTrue(lastState(42, stage.heard(1)).contains("\"Entwicklungskarten\":{\"Unbekannt\":2}"));
  }

  @Test
  @Rule("1.0 §6.5")
  void own_victory_point_cards_count_and_those_of_others_shall_not() {
    var stage = scene("buying-a-card");
    assertTrue(lastState(42, stage.heard(0)).contains("\"Siegpunkte\":2"));
    assertTrue(lastState(42, stage.heard(1)).contains("\"Siegpunkte\":1"));
  }

  @Test
  @Rule("1.0 §6.5")
  void the_knights_are_the_played_ones_only() {
    var stage = scene("buying-a-card");
    assertTrue(lastState(42, stage.heard(0)).contains("\"Rittermacht\":0"));
    assertTrue(lastState(42, scene("knight").heard(2)).contains("\"Rittermacht\":2"));
  }

  @ParameterizedTest
  @Rule("1.0 §6.5")
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
        "Bauen",
        "Warten",
        "Verbindung verloren"
      })
  void every_status_of_the_list_is_known(String status) {
    var text = "{\"Statusupdate\":{\"Spieler\":{\"id\":1,\"Status\":\"" + status + "\"}}}";
    assertEquals(Optional.of(text), SPELLER.spell(read(SPELLER.readServer(text))));
  }

  @Test
  @Rule("1.0 §6.5")
  void every_status_update_has_points_resources_and_cards() {
    for (var scene : Scenes.all())
      for (var state : only("Statusupdate", scene.play(Dialect.V1_0).heard(1)))
        for (var field : List.of("Siegpunkte", "Rohstoffe", "Entwicklungskarten", "Rittermacht"))
          assertTrue(state.contains("\"" + field + "\":"), scene.name() + " " + state);
  }

  @Test
  @Rule("1.0 §6.6")
  void resources_that_are_not_there_may_be_left_out() {
    var text = "{\"Karten abgeben\":{\"Abgeben\":{\"Erz\":2}}}";
    assertEquals(
        new ClientMessage.Discard(Resources.of(Resource.ORE, 2)), read(SPELLER.readClient(text)));
  }

  @Test
  @Rule("1.0 §6.6")
  void a_stolen_card_may_be_told_to_others_only_as_unknown() {
    var stage = scene("robber-steals");
    var hidden = "{\"Kosten\":{\"Spieler\":13,\"Rohstoffe\":{\"Unbekannt\":1}}}";
    assertEquals(List.of(hidden), only("Kosten", stage.heard(2)));
    assertEquals(List.of(hidden), only("Kosten", stage.spectatorHeard()));
  }

  @Test
  @Rule("1.0 §6.7")
  void nobody_but_the_owner_is_told_the_kinds_of_his_cards() {
    for (var scene : Scenes.all())
      for (int seat = 0; seat < 3; seat++)
        for (var state : only("Statusupdate", scene.play(Dialect.V1_0).heard(seat)))
          if (!isOwn(state, seat) && !scene.name().equals("handshake"))
            assertTrue(
                state.contains("\"Entwicklungskarten\":{\"Unbekannt\":")
                    && state.contains("\"Rohstoffe\":{\"Unbekannt\":"),
                scene.name() + " " + seat + " " + state);
  }

  private static boolean isOwn(String state, int seat) {
    return state.contains("\"id\":" + List.of(42, 13, 7).get(seat) + ",");
  }

  @Test
  @Rule("1.0 §7.1")
  void every_action_must_be_confirmed_after_all_its_consequences() {
    for (var name :
        List.of("set-up", "roll", "building", "trade", "monopoly", "knight", "robber-steals")) {
      var script = scene(name).script().lines().toList();
      for (int i = 0; i < script.size(); i++)
        if (i + 1 == script.size() || script.get(i + 1).contains(" > "))
          assertTrue(script.get(i).endsWith(" < " + OK), name + " " + script.get(i));
    }
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

  @Test
  @Rule("1.0 §8")
  void the_colours_are_those_of_the_list() {
    var names = List.of("Rot", "Orange", "Blau", "Weiß", "Grün", "Braun");
    for (int i = 0; i < names.size(); i++) {
      var text = "{\"Spieler\":{\"Farbe\":\"" + names.get(i) + "\"}}";
      assertEquals(
          new ClientMessage.Introduce(Optional.empty(), Optional.of(Colour.values()[i])),
          read(SPELLER.readClient(text)));
    }
  }

  @Test
  @Rule("1.0 §8")
  void every_change_of_name_or_colour_is_a_status_update_to_all() {
    var stage = scene("colours");
    var first = only("Statusupdate", stage.heard(0)).getFirst();
    assertTrue(first.contains("\"Farbe\":\"Weiß\",\"Name\":\"Han\""));
    assertEquals(
        only("Statusupdate", stage.heard(0)).size(), only("Statusupdate", stage.heard(1)).size());
  }

  @Test
  @Rule("1.0 §8.1")
  void a_start_shall_be_refused_with_a_failure_if_the_colour_is_taken() {
    var heard = scene("colours").heard(0);
    int failure = heard.indexOf("{\"Fehler\":{\"Meldung\":\"Farbe bereits vergeben\"}}");
    assertTrue(failure > 0);
    assertEquals("{\"Serverantwort\":\"Farbe bereits vergeben\"}", heard.get(failure + 1));
  }

  @Test
  @Rule("1.0 §8.2")
  void the_map_goes_to_all_then_the_order_is_rolled() {
    var types = types(scene("start").heard(1));
    assertEquals("Spiel gestartet", types.getFirst());
    assertEquals(List.of("Würfelwurf", "Würfelwurf", "Würfelwurf"), types.subList(1, 4));
    assertEquals(3, types.stream().filter("Statusupdate"::equals).count());
  }

  @Test
  @Rule("1.0 §8.3")
  void who_has_won_is_told_to_all_and_nothing_after_it() {
    for (int seat = 0; seat < 3; seat++)
      assertEquals(
          "{\"Spiel beendet\":{\"Nachricht\":\"Spieler Leia hat das Spiel gewonnen.\",\"Sieger\":42}}",
          scene("victory").heard(seat).getLast());
  }

  @Test
  @Rule("1.0 §9.1")
  void whoever_founds_twice_in_a_row_first_hears_that_he_waits() {
    var own = scene("set-up").heard(2).stream().filter(it -> it.contains("\"id\":7,")).toList();
    assertTrue(own.get(0).contains("\"Status\":\"Warten\""), own.get(0));
    assertTrue(own.get(1).contains("\"Status\":\"Dorf bauen\""), own.get(1));
  }

  @Test
  @Rule("1.0 §9.1")
  void the_status_shall_steer_the_game() {
    var stage = scene("end-of-turn");
    assertTrue(lastState(42, stage.heard(1)).contains("\"Status\":\"Warten\""));
    assertTrue(lastState(13, stage.heard(1)).contains("\"Status\":\"Würfeln\""));
  }

  @Test
  @Rule("1.0 §9.3")
  void what_a_roll_yields_is_told_to_all() {
    var stage = scene("roll");
    var yields =
        List.of(
            "{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":{\"Erz\":1}}}",
            "{\"Ertrag\":{\"Spieler\":13,\"Rohstoffe\":{\"Lehm\":1}}}");
    for (int seat = 0; seat < 3; seat++) assertEquals(yields, only("Ertrag", stage.heard(seat)));
  }

  @Test
  @Rule({"1.0 §9.4", "1.0 §10.5"})
  void the_costs_of_building_are_told_to_all_and_free_building_has_none() {
    var stage = scene("building");
    assertEquals(only("Kosten", stage.heard(0)), only("Kosten", stage.heard(2)));
    assertEquals(3, only("Kosten", stage.heard(2)).size());
    assertEquals(List.of(), only("Kosten", scene("set-up").heard(0)));
  }

  @Test
  @Rule("1.0 §9.5")
  void a_moved_robber_may_name_thief_and_victim() {
    assertEquals(
        List.of("{\"Räuber versetzt\":{\"Spieler\":42,\"Ort\":{\"x\":0,\"y\":-1},\"Ziel\":13}}"),
        only("Räuber versetzt", scene("robber-steals").heard(2)));
  }

  @Test
  @Rule("1.0 §9.6")
  void a_building_is_told_to_all() {
    var stage = scene("building");
    assertEquals(3, only("Bauvorgang", stage.heard(1)).size());
    assertEquals(only("Bauvorgang", stage.heard(0)), only("Bauvorgang", stage.heard(1)));
  }

  @Test
  @Rule("1.0 §9.7")
  void a_bought_card_must_be_hidden_from_others_as_unknown() {
    var stage = scene("buying-a-card");
    assertTrue(only("Entwicklungskarte gekauft", stage.heard(0)).getFirst().contains("\"Ritter\""));
    for (var text : only("Entwicklungskarte gekauft", stage.heard(1)))
      assertEquals(
          "{\"Entwicklungskarte gekauft\":{\"Spieler\":42,\"Entwicklungskarte\":\"Unbekannt\"}}",
          text);
  }

  @Test
  @Rule("1.0 §9.10")
  void the_awards_are_told_and_a_road_that_nobody_has_with_an_empty_object() {
    assertEquals(
        List.of("{\"Längste Handelsstraße\":{\"Spieler\":42}}", "{\"Längste Handelsstraße\":{}}"),
        only("Längste Handelsstraße", scene("longest-road").heard(1)));
    assertEquals(
        List.of("{\"Größte Rittermacht\":{\"Spieler\":42}}"),
        only("Größte Rittermacht", scene("knight").heard(1)));
  }

  @Test
  @Rule("1.0 §10.2")
  void who_must_give_back_cards_is_told_so_and_others_see_only_how_many() {
    var stage = scene("seven-with-discards");
    assertTrue(
        only("Statusupdate", stage.heard(1)).stream()
            .anyMatch(
                it -> it.contains("\"id\":13,") && it.contains("Karten wegen Räuber abgeben")));
    assertEquals(
        List.of(
            "{\"Kosten\":{\"Spieler\":13,\"Rohstoffe\":{\"Lehm\":4}}}",
            "{\"Kosten\":{\"Spieler\":7,\"Rohstoffe\":{\"Unbekannt\":4}}}"),
        only("Kosten", stage.heard(1)));
  }

  @Test
  @Rule("1.0 §10.3")
  void the_roller_must_move_the_robber() {
    var state = lastState(42, scene("seven-without-discards").heard(0));
    assertTrue(state.contains("\"Status\":\"Räuber versetzen\""));
  }

  @Test
  @Rule("1.0 §10.3")
  void the_target_shall_be_left_out_if_nobody_is_robbed() {
    var stage = scene("robber-without-victim");
    assertFalse(stage.script().contains("Ziel"));
  }

  @Test
  @Rule("1.0 §10.3")
  void only_thief_and_victim_see_what_was_stolen() {
    var stage = scene("robber-steals");
    for (int seat : new int[] {0, 1})
      assertTrue(only("Ertrag", stage.heard(seat)).getFirst().contains("\"Holz\":1"));
    assertTrue(only("Ertrag", stage.heard(2)).getFirst().contains("\"Unbekannt\":1"));
  }

  @Test
  @Rule("1.0 §10.6")
  void the_cost_of_a_card_comes_before_the_card() {
    assertEquals(
        List.of("Kosten", "Entwicklungskarte gekauft", "Statusupdate", "Serverantwort"),
        types(scene("buying-a-card").heard(0)).subList(0, 4));
  }

  @Test
  @Rule("1.0 §10.8")
  void what_is_traded_shall_be_open_to_all() {
    var heard = scene("trade-with-bank").heard(2);
    assertTrue(heard.contains("{\"Kosten\":{\"Spieler\":42,\"Rohstoffe\":{\"Holz\":4}}}"));
    assertTrue(heard.contains("{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":{\"Erz\":1}}}"));
  }

  @Test
  @Rule({"1.0 §11.1", "1.0 §11.2"})
  void offers_and_answers_go_to_all_with_the_number_of_the_offer() {
    var heard = scene("trade").heard(0);
    assertEquals(1, only("Handelsangebot", heard).size());
    assertEquals(
        List.of(
            "{\"Handelsangebot angenommen\":{\"Mitspieler\":13,\"Handel id\":256,\"Annehmen\":true}}",
            "{\"Handelsangebot angenommen\":{\"Mitspieler\":7,\"Handel id\":256,\"Annehmen\":false}}"),
        only("Handelsangebot angenommen", heard));
  }

  @Test
  @Rule("1.0 §11.2")
  void without_the_field_an_answer_accepts() {
    var text = "{\"Handel annehmen\":{\"Handel id\":3}}";
    assertEquals(new ClientMessage.Answer(3, true), read(SPELLER.readClient(text)));
  }

  @Test
  @Rule("1.0 §11.3")
  void a_trade_is_confirmed_to_all_and_the_cards_are_open() {
    var heard = scene("trade").heard(2);
    assertEquals(
        List.of("{\"Handel ausgeführt\":{\"Spieler\":42,\"Mitspieler\":13}}"),
        only("Handel ausgeführt", heard));
    assertEquals(2, only("Kosten", heard).size());
    assertEquals(2, only("Ertrag", heard).size());
    assertFalse(only("Kosten", heard).toString().contains("Unbekannt"));
  }

  @Test
  @Rule("1.0 §11.4")
  void both_sides_may_take_back_and_all_hear_it() {
    assertEquals(
        List.of(
            "{\"Handelsangebot abgebrochen\":{\"Spieler\":13,\"Handel id\":256}}",
            "{\"Handelsangebot abgebrochen\":{\"Spieler\":42,\"Handel id\":256}}"),
        only("Handelsangebot abgebrochen", scene("trade-taken-back").heard(2)));
  }

  @Test
  @Rule("1.0 §12.1")
  void a_knight_goes_to_all_with_the_player_added() {
    assertEquals(
        "{\"Ritter ausspielen\":{\"Spieler\":42,\"Ort\":{\"x\":0,\"y\":-1},\"Ziel\":13}}",
        scene("knight").heard(2).getFirst());
  }

  @Test
  @Rule("1.0 §12.2")
  void the_second_road_may_be_left_out_and_up_to_two_buildings_follow() {
    var heard = scene("road-building").heard(2);
    assertEquals(
        List.of(
            "Straßenbaukarte ausspielen",
            "Bauvorgang",
            "Bauvorgang",
            "Statusupdate",
            "Straßenbaukarte ausspielen",
            "Bauvorgang",
            "Statusupdate"),
        types(heard));
    assertFalse(heard.get(4).contains("Straße 2"));
  }

  @Test
  @Rule("1.0 §12.3")
  void a_monopoly_is_told_first_then_what_it_takes_and_gives() {
    assertEquals(
        List.of("Monopol", "Kosten", "Statusupdate", "Kosten", "Statusupdate", "Ertrag"),
        types(scene("monopoly").heard(2)).subList(0, 6));
    assertEquals(
        List.of("{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":{\"Holz\":5}}}"),
        only("Ertrag", scene("monopoly").heard(2)));
  }

  @Test
  @Rule("1.0 §12.4")
  void the_yield_of_an_invention_should_be_only_a_number_to_others() {
    var stage = scene("invention");
    assertEquals(
        "{\"Erfindung\":{\"Spieler\":42,\"Rohstoffe\":{\"Holz\":1,\"Erz\":1}}}",
        stage.heard(1).getFirst());
    assertTrue(only("Ertrag", stage.heard(1)).getFirst().contains("{\"Unbekannt\":2}"));
    assertTrue(only("Ertrag", stage.heard(0)).getFirst().contains("{\"Holz\":1,\"Erz\":1}"));
  }

  @Test
  @Rule("1.0 §12.5")
  void victory_points_cannot_be_played_and_show_with_the_victory() {
    malformed(SPELLER.readClient("{\"Siegpunkt\":{}}"));
    var stage = Scenes.turn(new Stage(Dialect.V1_0), Scenes.LEIA);
    stage.given(new Observation.CardBought(Scenes.LEIA, Optional.of(Card.VICTORY_POINT)));
    assertEquals(1, stage.view(1).points(Scenes.LEIA));
    assertTrue(lastState(42, scene("victory").heard(1)).contains("\"Siegpunkte\":3"));
  }
}
