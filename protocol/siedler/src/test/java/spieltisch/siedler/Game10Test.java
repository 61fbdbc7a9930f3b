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

/// The document 1.0 on what happens in a game: one test for each sentence that says must, may,
/// only, always or shall.
class Game10Test {
  private static TranscriptTable scene(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §9.1")
  void whoever_founds_twice_in_a_row_first_hears_that_he_waits() {
    var own = scene("set-up").heard(2).stream().filter(it -> it.contains("\"id\":7,")).toList();
    assertTrue(own.get(0).contains("\"Status\":\"Warten\""), own.get(0));
    assertTrue(own.get(1).contains("\"Status\":\"Dorf bauen\""), own.get(1));
  }

  @Test
  @Rule("1.0 §9.3")
  void what_a_roll_yields_is_told_to_all() {
    var transcriptTable = scene("roll");
    var yields =
        List.of(
            "{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":{\"Erz\":1}}}",
            "{\"Ertrag\":{\"Spieler\":13,\"Rohstoffe\":{\"Lehm\":1}}}");
    for (int seat = 0; seat < 3; seat++)
      assertEquals(yields, only("Ertrag", transcriptTable.heard(seat)));
  }

  @Test
  @Rule({"1.0 §9.4", "1.0 §10.5"})
  void the_costs_of_building_are_told_to_all_and_free_building_has_none() {
    var transcriptTable = scene("building");
    assertEquals(
        only("Kosten", transcriptTable.heard(0)), only("Kosten", transcriptTable.heard(2)));
    assertEquals(3, only("Kosten", transcriptTable.heard(2)).size());
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
  @Rule("1.0 §9.7")
  void a_bought_card_must_be_hidden_from_others_as_unknown() {
    var transcriptTable = scene("buying-a-card");
    assertTrue(
        only("Entwicklungskarte gekauft", transcriptTable.heard(0))
            .getFirst()
            .contains("\"Ritter\""));
    for (var text : only("Entwicklungskarte gekauft", transcriptTable.heard(1)))
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
    var transcriptTable = scene("seven-with-discards");
    assertTrue(
        only("Statusupdate", transcriptTable.heard(1)).stream()
            .anyMatch(
                it -> it.contains("\"id\":13,") && it.contains("Karten wegen Räuber abgeben")));
    assertEquals(
        List.of(
            "{\"Kosten\":{\"Spieler\":13,\"Rohstoffe\":{\"Lehm\":4}}}",
            "{\"Kosten\":{\"Spieler\":7,\"Rohstoffe\":{\"Unbekannt\":4}}}"),
        only("Kosten", transcriptTable.heard(1)));
  }

  @Test
  @Rule("1.0 §10.3")
  void the_target_shall_be_left_out_if_nobody_is_robbed() {
    var transcriptTable = scene("robber-without-victim");
    assertFalse(transcriptTable.script().contains("Ziel"));
  }

  @Test
  @Rule("1.0 §10.6")
  void the_cost_of_a_card_comes_before_the_card() {
    assertEquals(
        List.of("Kosten", "Entwicklungskarte gekauft", "Statusupdate", "Serverantwort"),
        types(scene("buying-a-card").heard(0)).subList(0, 4));
  }

  @Test
  @Rule("1.0 §9.2")
  void a_throw_is_told_as_its_two_dice() {
    assertEquals(
        "{\"Würfelwurf\":{\"Spieler\":42,\"Wurf\":[4,5]}}", scene("roll").heard(1).getFirst());
  }
}
