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
import spieltisch.siedler.codec.json.DecodeResult;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Tests of coordinates and of the two letter maps.
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
    return "{\"Bauen\":{\"Typ\":\"" + dialect.words().spelling(type) + "\",\"Ort\":" + place + "}}";
  }

  private static Hex hex(String x, String y) {
    return new Hex(Integer.parseInt(x), Integer.parseInt(y));
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void every_edge_and_corner_survives_a_round_trip(Dialect dialect) {
    var codec = new MessageCodec(dialect);
    for (var island : List.of(Island.SMALL, Island.LARGE)) {
      if (!dialect.supports(island)) continue;
      for (var edge : island.edges()) {
        var message = new ClientMessage.BuildRoad(edge);
        assertEquals(message, read(codec.decodeClient(codec.encode(message).orElseThrow())));
      }
      for (var corner : island.corners()) {
        var message = new ClientMessage.BuildCity(corner);
        assertEquals(message, read(codec.decodeClient(codec.encode(message).orElseThrow())));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void every_hexagon_has_a_unique_name(Dialect dialect) {
    var codec = new MessageCodec(dialect);
    var names = new HashSet<String>();
    for (var hex : Island.SMALL.hexes()) {
      var map = new BoardMap(List.of(), List.of(), List.of(), hex);
      var text = codec.encode(new ServerMessage.GameStarted(map)).orElseThrow();
      assertTrue(names.add(text), text);
      assertEquals(new ServerMessage.GameStarted(map), read(codec.decodeServer(text)));
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
  void documented_edges_are_decoded(
      String name, String letters, String x1, String y1, String x2, String y2) {
    var dialect = dialect(name);
    var text = build(dialect, Word.ROAD, "\"" + letters + "\"");
    assertEquals(
        new ClientMessage.BuildRoad(new Edge(hex(x1, y1), hex(x2, y2))),
        read(new MessageCodec(dialect).decodeClient(text)));
  }

  @ParameterizedTest(name = "{0}: {1} is ({2},{3})")
  @CsvSource({
    "0.1, A, -2, 2", "0.1, S, 0, 0", "0.1, L, -2, 1", "0.1, D, 1, 1", "0.1, R, -1, 0",
    "0.4, A, -2, 2", "0.4, J, 0, 0", "0.4, F, 0, 1", "0.4, D, -2, 1", "0.4, S, 2, -2",
    "0.1, a, -3, 3", "0.4, r, 3, -3", "0.1, j, 3, 0", "0.4, k, -2, -1",
  })
  void letters_name_the_documented_hexagons(String name, String letter, String x, String y) {
    var dialect = dialect(name);
    var robber = dialect.words().spelling(Word.ROBBER);
    var text =
        "{\"Spiel gestartet\":{\"Karte\":{\"Felder\":[],\"" + robber + "\":\"" + letter + "\"}}}";
    var started = (ServerMessage.GameStarted) read(new MessageCodec(dialect).decodeServer(text));
    assertEquals(hex(x, y), started.map().robber());
  }

  @Test
  void the_example_settlement_is_the_same_corner_in_every_edition() {
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
      assertEquals(message, read(new MessageCodec(dialect).decodeClient(text)));
      assertEquals(text, new MessageCodec(dialect).encode(message).orElseThrow());
    }
  }

  @Test
  void coordinates_of_the_last_edition_are_decoded() {
    var codec = new MessageCodec(Dialect.V1_0);
    var first = new Edge(new Hex(-2, 0), new Hex(-1, 0));
    var second = new Edge(new Hex(-2, 1), new Hex(-1, 0));
    var text =
        "{\"Straßenbaukarte ausspielen\":{\"Straße 1\":[{\"x\":-2,\"y\":0},{\"x\":-1,\"y\":0}],"
            + "\"Straße 2\":[{\"x\":-2,\"y\":1},{\"x\":-1,\"y\":0}]}}";
    assertEquals(
        new ClientMessage.PlayRoadBuilding(first, Optional.of(second)),
        read(codec.decodeClient(text)));
  }

  @Test
  void letters_of_a_corner_in_one_edition_are_no_corner_in_the_other() {
    var settlementOf04 = read(client(Dialect.V0_1, Word.SETTLEMENT, "\"ABE\""));
    var settlementOf01 = read(client(Dialect.V0_4, Word.SETTLEMENT, "\"ABM\""));
    for (var message : List.of(settlementOf04, settlementOf01)) {
      var corner = ((ClientMessage.BuildSettlement) message).corner();
      assertEquals(Island.NOWHERE, Island.SMALL.indexOf(corner));
    }
  }

  private static DecodeResult<ClientMessage> client(Dialect dialect, Word type, String place) {
    return new MessageCodec(dialect).decodeClient(build(dialect, type, place));
  }

  @Test
  void hexagons_are_decoded_in_any_order() {
    assertEquals(
        read(client(Dialect.V0_4, Word.SETTLEMENT, "\"aeA\"")),
        read(client(Dialect.V0_4, Word.SETTLEMENT, "\"Aea\"")));
    assertEquals(
        read(client(Dialect.V1_0, Word.ROAD, "[{\"x\":0,\"y\":0},{\"y\":1,\"x\":0}]")),
        read(client(Dialect.V1_0, Word.ROAD, "[{\"x\":0,\"y\":1},{\"x\":0,\"y\":0}]")));
  }

  @Test
  void hexagons_are_encoded_in_reading_order() {
    var corner = new Corner(new Hex(0, -1), new Hex(-1, 0), new Hex(0, 0));
    var codec = new MessageCodec(Dialect.V0_4);
    assertEquals(
        build(Dialect.V0_4, Word.CITY, "\"IJN\""),
        codec.encode(new ClientMessage.BuildCity(corner)).orElseThrow());
  }

  @Test
  void letters_support_only_the_small_island() {
    assertFalse(Dialect.V0_4.supports(Island.LARGE));
    assertFalse(Dialect.V0_1.supports(Island.LARGE));
    assertTrue(Dialect.V1_0.supports(Island.LARGE));
    var far = new ClientMessage.BuildRoad(new Edge(new Hex(4, 0), new Hex(3, 0)));
    assertThrows(IllegalArgumentException.class, () -> new MessageCodec(Dialect.V0_4).encode(far));
  }

  @Test
  void a_letter_that_is_not_on_the_map_is_malformed() {
    var wrong = malformed(client(Dialect.V0_4, Word.ROAD, "\"AX\""));
    assertEquals("„Bauen.Ort“ hat den unbekannten Wert „X“.", wrong.sentence());
  }
}
