package spieltisch.siedler.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.malformed;
import static spieltisch.siedler.ReadingAssertions.read;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.catan.Island;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Coordinates and the two maps of letters.
class PlaceCodecTest {
  static List<Dialect> dialects() {
    return RandomMessages.DIALECTS;
  }

  private static Dialect dialect(String name) {
    return RandomMessages.DIALECTS.stream()
        .filter(it -> it.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static String build(Dialect dialect, Word type, String place) {
    return "{\"Bauen\":{\"Typ\":\"" + dialect.words().spell(type) + "\",\"Ort\":" + place + "}}";
  }

  private static Hex hex(String x, String y) {
    return new Hex(Integer.parseInt(x), Integer.parseInt(y));
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void every_edge_and_corner_of_an_island_comes_back(Dialect dialect) {
    var messageCodec = new MessageCodec(dialect);
    for (var island : List.of(Island.SMALL, Island.LARGE)) {
      if (!dialect.knows(island)) continue;
      for (var edge : island.edges()) {
        var message = new ClientMessage.BuildRoad(edge);
        assertEquals(
            message, read(messageCodec.readClient(messageCodec.spell(message).orElseThrow())));
      }
      for (var corner : island.corners()) {
        var message = new ClientMessage.BuildCity(corner);
        assertEquals(
            message, read(messageCodec.readClient(messageCodec.spell(message).orElseThrow())));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void every_hexagon_has_its_own_name(Dialect dialect) {
    var messageCodec = new MessageCodec(dialect);
    var names = new HashSet<String>();
    for (var hex : Island.SMALL.hexes()) {
      var boardMap = new BoardMap(List.of(), List.of(), List.of(), hex);
      var text = messageCodec.spell(new ServerMessage.GameStarted(boardMap)).orElseThrow();
      assertTrue(names.add(text), text);
      assertEquals(new ServerMessage.GameStarted(boardMap), read(messageCodec.readServer(text)));
    }
    assertEquals(37, names.size());
  }

  @ParameterizedTest(name = "{0}: {1} is ({2},{3}) and ({4},{5})")
  @CsvSource({
    "0.1, HI, 1, -2, 0, -2",
    "0.1, fD, 1, 2, 1, 1",
    "0.4, HI, -2, 0, -1, 0",
    "0.4, fG, 1, 2, 1, 1",
  })
  void the_examples_of_edges_are_these_places(
      String name, String letters, String x1, String y1, String x2, String y2) {
    var dialect = dialect(name);
    var text = build(dialect, Word.ROAD, "\"" + letters + "\"");
    assertEquals(
        new ClientMessage.BuildRoad(new Edge(hex(x1, y1), hex(x2, y2))),
        read(new MessageCodec(dialect).readClient(text)));
  }

  @ParameterizedTest(name = "{0}: {1} is ({2},{3})")
  @CsvSource({
    "0.1, A, -2, 2", "0.1, S, 0, 0", "0.1, L, -2, 1", "0.1, D, 1, 1", "0.1, R, -1, 0",
    "0.4, A, -2, 2", "0.4, J, 0, 0", "0.4, F, 0, 1", "0.4, D, -2, 1", "0.4, S, 2, -2",
    "0.1, a, -3, 3", "0.4, r, 3, -3", "0.1, j, 3, 0", "0.4, k, -2, -1",
  })
  void the_letters_of_hexagons_are_these_places(String name, String letter, String x, String y) {
    var dialect = dialect(name);
    var robber = dialect.words().spell(Word.ROBBER);
    var text =
        "{\"Spiel gestartet\":{\"Karte\":{\"Felder\":[],\"" + robber + "\":\"" + letter + "\"}}}";
    var started = (ServerMessage.GameStarted) read(new MessageCodec(dialect).readServer(text));
    assertEquals(hex(x, y), started.chart().robber());
  }

  @Test
  void the_village_of_all_three_documents_is_one_corner() {
    var corner = new Corner(new Hex(-2, 2), new Hex(-1, 2), new Hex(-1, 1));
    var message = new ClientMessage.BuildSettlement(corner);
    var places =
        List.of(
            "[{\"x\":-2,\"y\":2},{\"x\":-1,\"y\":2},{\"x\":-1,\"y\":1}]",
            "\"ABE\"",
            "\"ABM\"",
            "[{\"x\":0,\"y\":2},{\"x\":1,\"y\":2},{\"x\":0,\"y\":1}]");
    for (int i = 0; i < places.size(); i++) {
      var dialect = RandomMessages.DIALECTS.get(i);
      var text = build(dialect, Word.SETTLEMENT, places.get(i));
      assertEquals(message, read(new MessageCodec(dialect).readClient(text)));
      assertEquals(text, new MessageCodec(dialect).spell(message).orElseThrow());
    }
  }

  @Test
  void the_coordinates_of_the_last_edition_are_these_places() {
    var messageCodec = new MessageCodec(Dialect.V1_0);
    var first = new Edge(new Hex(-2, 0), new Hex(-1, 0));
    var second = new Edge(new Hex(-2, 1), new Hex(-1, 0));
    var text =
        "{\"Straßenbaukarte ausspielen\":{\"Straße 1\":[{\"x\":-2,\"y\":0},{\"x\":-1,\"y\":0}],"
            + "\"Straße 2\":[{\"x\":-2,\"y\":1},{\"x\":-1,\"y\":0}]}}";
    assertEquals(
        new ClientMessage.PlayRoadBuilding(first, Optional.of(second)),
        read(messageCodec.readClient(text)));
  }

  @Test
  void the_letters_of_one_edition_are_not_places_that_touch_in_the_other() {
    var villageOf04 = read(client(Dialect.V0_1, Word.SETTLEMENT, "\"ABE\""));
    var villageOf01 = read(client(Dialect.V0_4, Word.SETTLEMENT, "\"ABM\""));
    for (var message : List.of(villageOf04, villageOf01)) {
      var corner = ((ClientMessage.BuildSettlement) message).corner();
      assertEquals(Island.NOWHERE, Island.SMALL.indexOf(corner));
    }
  }

  private static DecodeResult<ClientMessage> client(Dialect dialect, Word type, String place) {
    return new MessageCodec(dialect).readClient(build(dialect, type, place));
  }

  @Test
  void the_order_of_the_hexagons_does_not_matter_to_a_reader() {
    assertEquals(
        read(client(Dialect.V0_4, Word.SETTLEMENT, "\"aeA\"")),
        read(client(Dialect.V0_4, Word.SETTLEMENT, "\"Aea\"")));
    assertEquals(
        read(client(Dialect.V1_0, Word.ROAD, "[{\"x\":0,\"y\":0},{\"y\":1,\"x\":0}]")),
        read(client(Dialect.V1_0, Word.ROAD, "[{\"x\":0,\"y\":1},{\"x\":0,\"y\":0}]")));
  }

  @Test
  void hexagons_are_written_in_reading_order() {
    var corner = new Corner(new Hex(0, -1), new Hex(-1, 0), new Hex(0, 0));
    var messageCodec = new MessageCodec(Dialect.V0_4);
    assertEquals(
        build(Dialect.V0_4, Word.CITY, "\"IJN\""),
        messageCodec.spell(new ClientMessage.BuildCity(corner)).orElseThrow());
  }

  @Test
  void letters_name_the_small_island_only() {
    assertFalse(Dialect.V0_4.knows(Island.LARGE));
    assertFalse(Dialect.V0_1.knows(Island.LARGE));
    assertTrue(Dialect.V1_0.knows(Island.LARGE));
    var far = new ClientMessage.BuildRoad(new Edge(new Hex(4, 0), new Hex(3, 0)));
    assertThrows(IllegalArgumentException.class, () -> new MessageCodec(Dialect.V0_4).spell(far));
  }

  @Test
  void a_letter_that_is_not_on_the_map_is_malformed() {
    var wrong = malformed(client(Dialect.V0_4, Word.ROAD, "\"AX\""));
    assertEquals("„Bauen.Ort“ hat den unbekannten Wert „X“.", wrong.sentence());
  }
}
