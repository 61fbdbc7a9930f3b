package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.only;
import static spieltisch.siedler.ReadingAssertions.types;

import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;

/// Requirements of document 1.0 on the course of a game, one test each.
class Game10Test {
  private static TranscriptTable play(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §9.1")
  void a_player_who_founds_twice_in_a_row_receives_the_waiting_status_first() {
    var own = play("set-up").received(2).stream().filter(it -> it.contains("\"id\":7,")).toList();
    assertTrue(own.get(0).contains("\"Status\":\"Warten\""), own.get(0));
    assertTrue(own.get(1).contains("\"Status\":\"Dorf bauen\""), own.get(1));
  }

  @Test
  @Rule("1.0 §9.3")
  void the_yield_of_a_roll_is_sent_to_all() {
    var table = play("roll");
    var yields =
        List.of(
            "{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":{\"Erz\":1}}}",
            "{\"Ertrag\":{\"Spieler\":13,\"Rohstoffe\":{\"Lehm\":1}}}");
    for (int seat = 0; seat < 3; seat++) assertEquals(yields, only("Ertrag", table.received(seat)));
  }

  @Test
  @Rule({"1.0 §9.4", "1.0 §10.5"})
  void building_costs_are_sent_to_all_and_free_building_has_none() {
    var table = play("building");
    assertEquals(only("Kosten", table.received(0)), only("Kosten", table.received(2)));
    assertEquals(3, only("Kosten", table.received(2)).size());
    assertEquals(List.of(), only("Kosten", play("set-up").received(0)));
  }

  @Test
  @Rule("1.0 §9.5")
  void a_robber_move_names_thief_and_victim() {
    assertEquals(
        List.of("{\"Räuber versetzt\":{\"Spieler\":42,\"Ort\":{\"x\":0,\"y\":-1},\"Ziel\":13}}"),
        only("Räuber versetzt", play("robber-steals").received(2)));
  }

  @Test
  @Rule("1.0 §9.7")
  void others_receive_a_bought_card_as_unknown() {
    var table = play("buying-a-card");
    assertTrue(
        only("Entwicklungskarte gekauft", table.received(0)).getFirst().contains("\"Ritter\""));
    for (var text : only("Entwicklungskarte gekauft", table.received(1)))
      assertEquals(
          "{\"Entwicklungskarte gekauft\":{\"Spieler\":42,\"Entwicklungskarte\":\"Unbekannt\"}}",
          text);
  }

  @Test
  @Rule("1.0 §9.10")
  void awards_are_sent_and_an_unheld_longest_road_is_an_empty_object() {
    assertEquals(
        List.of("{\"Längste Handelsstraße\":{\"Spieler\":42}}", "{\"Längste Handelsstraße\":{}}"),
        only("Längste Handelsstraße", play("longest-road").received(1)));
    assertEquals(
        List.of("{\"Größte Rittermacht\":{\"Spieler\":42}}"),
        only("Größte Rittermacht", play("knight").received(1)));
  }

  @Test
  @Rule("1.0 §10.2")
  void a_player_who_must_discard_is_notified_and_others_see_only_the_count() {
    var table = play("seven-with-discards");
    assertTrue(
        only("Statusupdate", table.received(1)).stream()
            .anyMatch(
                it -> it.contains("\"id\":13,") && it.contains("Karten wegen Räuber abgeben")));
    assertEquals(
        List.of(
            "{\"Kosten\":{\"Spieler\":13,\"Rohstoffe\":{\"Lehm\":4}}}",
            "{\"Kosten\":{\"Spieler\":7,\"Rohstoffe\":{\"Unbekannt\":4}}}"),
        only("Kosten", table.received(1)));
  }

  @Test
  @Rule("1.0 §10.3")
  void the_target_is_omitted_if_nobody_is_robbed() {
    var table = play("robber-without-victim");
    assertFalse(table.transcript().contains("Ziel"));
  }

  @Test
  @Rule("1.0 §10.6")
  void the_cost_of_a_card_is_sent_before_the_card() {
    assertEquals(
        List.of("Kosten", "Entwicklungskarte gekauft", "Statusupdate", "Serverantwort"),
        types(play("buying-a-card").received(0)).subList(0, 4));
  }

  @Test
  @Rule("1.0 §9.2")
  void a_roll_is_sent_as_two_dice() {
    assertEquals(
        "{\"Würfelwurf\":{\"Spieler\":42,\"Wurf\":[4,5]}}", play("roll").received(1).getFirst());
  }
}
