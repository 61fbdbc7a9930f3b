package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.assertStatusIsKnown;
import static spieltisch.siedler.ReadingAssertions.lastState;
import static spieltisch.siedler.ReadingAssertions.only;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.Island;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;

/// The document 1.0 on fields, buildings, harbours, maps, players and cards: one test for each
/// sentence that says must, may, only, always or shall.
class Objects10Test {
  private static final MessageCodec MESSAGE_CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable scene(String name) {
    return Transcripts.play(name, Dialect.V1_0);
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
    var transcriptTable = scene("building");
    assertTrue(
        lastState(42, transcriptTable.heard(0))
            .contains("\"Rohstoffe\":{\"Holz\":1,\"Lehm\":1,\"Getreide\":1}"));
    assertTrue(lastState(42, transcriptTable.heard(1)).contains("\"Rohstoffe\":{\"Unbekannt\":3}"));
  }

  @Test
  @Rule("1.0 §6.5")
  void hidden_cards_shall_be_told_to_others_only_as_a_total() {
    var transcriptTable = scene("buying-a-card");
    assertTrue(
        lastState(42, transcriptTable.heard(0))
            .contains("\"Entwicklungskarten\":{\"Ritter\":1,\"Siegpunkt\":1}"));
    assertTrue(
        lastState(42, transcriptTable.heard(1))
            .contains("\"Entwicklungskarten\":{\"Unbekannt\":2}"));
  }

  @Test
  @Rule("1.0 §6.5")
  void own_victory_point_cards_count_and_those_of_others_shall_not() {
    var transcriptTable = scene("buying-a-card");
    assertTrue(lastState(42, transcriptTable.heard(0)).contains("\"Siegpunkte\":2"));
    assertTrue(lastState(42, transcriptTable.heard(1)).contains("\"Siegpunkte\":1"));
  }

  @Test
  @Rule("1.0 §6.5")
  void the_knights_are_the_played_ones_only() {
    var transcriptTable = scene("buying-a-card");
    assertTrue(lastState(42, transcriptTable.heard(0)).contains("\"Rittermacht\":0"));
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
    assertStatusIsKnown(MESSAGE_CODEC, status);
  }

  @Test
  @Rule("1.0 §6.5")
  void every_status_update_has_points_resources_and_cards() {
    for (var scene : Transcripts.all())
      for (var state : only("Statusupdate", scene.play(Dialect.V1_0).heard(1)))
        for (var field : List.of("Siegpunkte", "Rohstoffe", "Entwicklungskarten", "Rittermacht"))
          assertTrue(state.contains("\"" + field + "\":"), scene.name() + " " + state);
  }

  @Test
  @Rule("1.0 §6.6")
  void a_stolen_card_may_be_told_to_others_only_as_unknown() {
    var transcriptTable = scene("robber-steals");
    var hidden = "{\"Kosten\":{\"Spieler\":13,\"Rohstoffe\":{\"Unbekannt\":1}}}";
    assertEquals(List.of(hidden), only("Kosten", transcriptTable.heard(2)));
    assertEquals(List.of(hidden), only("Kosten", transcriptTable.spectatorHeard()));
  }

  @Test
  @Rule("1.0 §6.7")
  void nobody_but_the_owner_is_told_the_kinds_of_his_cards() {
    for (var scene : Transcripts.all())
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
  @Rule("1.0 §6.1")
  void the_middle_of_the_island_is_always_the_origin_or_half_a_step_beside_it() {
    assertEquals(List.of(0.0, 0.0), middle(Island.SMALL));
    assertEquals(List.of(0.5, 0.0), middle(Island.LARGE));
  }

  private static List<Double> middle(Island island) {
    var hexes = island.hexes();
    return List.of(
        hexes.stream().mapToInt(Hex::x).average().orElseThrow(),
        hexes.stream().mapToInt(Hex::y).average().orElseThrow());
  }

  @Test
  @Rule("1.0 §6.5")
  void the_points_count_settlements_cities_and_both_awards() {
    assertTrue(lastState(42, scene("building").heard(1)).contains("\"Siegpunkte\":3"));
    var road = statesOf42(scene("longest-road").heard(1));
    var won = road.getFirst();
    assertTrue(won.contains("\"Siegpunkte\":3") && won.contains("Handelsstraße\":true"), won);
    var lost = road.getLast();
    assertTrue(lost.contains("\"Siegpunkte\":1") && lost.contains("Handelsstraße\":false"), lost);
    var army = lastState(42, scene("knight").heard(1));
    assertTrue(army.contains("\"Siegpunkte\":3") && army.contains("Rittermacht\":true"), army);
  }

  private static List<String> statesOf42(List<String> heard) {
    return only("Statusupdate", heard).stream().filter(it -> it.contains("\"id\":42,")).toList();
  }
}
