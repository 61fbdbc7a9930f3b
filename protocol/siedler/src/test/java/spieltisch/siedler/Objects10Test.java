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

/// Requirements of document 1.0 on fields, buildings, harbours, maps, players and cards, one test
/// each.
class Objects10Test {
  private static final MessageCodec CODEC = new MessageCodec(Dialect.V1_0);

  private static TranscriptTable play(String name) {
    return Transcripts.play(name, Dialect.V1_0);
  }

  @Test
  @Rule("1.0 §6.1")
  void field_types_are_those_of_the_list() {
    var map = play("start").received(0).getFirst();
    for (var type :
        List.of("Ackerland", "Hügelland", "Weideland", "Wald", "Gebirge", "Wüste", "Meer"))
      assertTrue(map.contains("\"Typ\":\"" + type + "\""), type);
  }

  @Test
  @Rule("1.0 §6.3")
  void harbours_have_a_type_of_the_list_and_their_sea_first() {
    var map = play("start").received(0).getFirst();
    assertTrue(
        map.contains("{\"Ort\":[{\"x\":-2,\"y\":3},{\"x\":-2,\"y\":2}],\"Typ\":\"Holz Hafen\"}"));
    assertTrue(map.contains("\"Typ\":\"Hafen\""));
    assertTrue(map.contains("\"Typ\":\"Erz Hafen\""));
  }

  @Test
  @Rule("1.0 §6.5")
  void a_player_sees_own_resources_and_only_totals_of_others() {
    var table = play("building");
    assertTrue(
        lastState(42, table.received(0))
            .contains("\"Rohstoffe\":{\"Holz\":1,\"Lehm\":1,\"Getreide\":1}"));
    assertTrue(lastState(42, table.received(1)).contains("\"Rohstoffe\":{\"Unbekannt\":3}"));
  }

  @Test
  @Rule("1.0 §6.5")
  void others_receive_only_the_total_of_hidden_cards() {
    var table = play("buying-a-card");
    assertTrue(
        lastState(42, table.received(0))
            .contains("\"Entwicklungskarten\":{\"Ritter\":1,\"Siegpunkt\":1}"));
    assertTrue(
        lastState(42, table.received(1)).contains("\"Entwicklungskarten\":{\"Unbekannt\":2}"));
  }

  @Test
  @Rule("1.0 §6.5")
  void own_victory_point_cards_count_and_those_of_others_do_not() {
    var table = play("buying-a-card");
    assertTrue(lastState(42, table.received(0)).contains("\"Siegpunkte\":2"));
    assertTrue(lastState(42, table.received(1)).contains("\"Siegpunkte\":1"));
  }

  @Test
  @Rule("1.0 §6.5")
  void only_played_knights_count() {
    var table = play("buying-a-card");
    assertTrue(lastState(42, table.received(0)).contains("\"Rittermacht\":0"));
    assertTrue(lastState(42, play("knight").received(2)).contains("\"Rittermacht\":2"));
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
    assertStatusIsKnown(CODEC, status);
  }

  @Test
  @Rule("1.0 §6.5")
  void every_status_update_has_points_resources_and_cards() {
    for (var dialogue : Transcripts.all())
      for (var state : only("Statusupdate", dialogue.play(Dialect.V1_0).received(1)))
        for (var field : List.of("Siegpunkte", "Rohstoffe", "Entwicklungskarten", "Rittermacht"))
          assertTrue(state.contains("\"" + field + "\":"), dialogue.name() + " " + state);
  }

  @Test
  @Rule("1.0 §6.6")
  void others_receive_a_stolen_card_as_unknown() {
    var table = play("robber-steals");
    var hidden = "{\"Kosten\":{\"Spieler\":13,\"Rohstoffe\":{\"Unbekannt\":1}}}";
    assertEquals(List.of(hidden), only("Kosten", table.received(2)));
    assertEquals(List.of(hidden), only("Kosten", table.spectatorReceived()));
  }

  @Test
  @Rule("1.0 §6.7")
  void only_the_owner_receives_the_kinds_of_cards() {
    for (var dialogue : Transcripts.all())
      for (int seat = 0; seat < 3; seat++)
        for (var state : only("Statusupdate", dialogue.play(Dialect.V1_0).received(seat)))
          if (!isOwn(state, seat) && !dialogue.name().equals("handshake"))
            assertTrue(
                state.contains("\"Entwicklungskarten\":{\"Unbekannt\":")
                    && state.contains("\"Rohstoffe\":{\"Unbekannt\":"),
                dialogue.name() + " " + seat + " " + state);
  }

  private static boolean isOwn(String state, int seat) {
    return state.contains("\"id\":" + List.of(42, 13, 7).get(seat) + ",");
  }

  @Test
  @Rule("1.0 §6.1")
  void the_centre_of_the_island_is_the_origin_or_half_a_step_beside_it() {
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
  void points_count_settlements_cities_and_both_awards() {
    assertTrue(lastState(42, play("building").received(1)).contains("\"Siegpunkte\":3"));
    var road = statesOf42(play("longest-road").received(1));
    var won = road.getFirst();
    assertTrue(won.contains("\"Siegpunkte\":3") && won.contains("Handelsstraße\":true"), won);
    var lost = road.getLast();
    assertTrue(lost.contains("\"Siegpunkte\":1") && lost.contains("Handelsstraße\":false"), lost);
    var army = lastState(42, play("knight").received(1));
    assertTrue(army.contains("\"Siegpunkte\":3") && army.contains("Rittermacht\":true"), army);
  }

  private static List<String> statesOf42(List<String> received) {
    return only("Statusupdate", received).stream().filter(it -> it.contains("\"id\":42,")).toList();
  }
}
