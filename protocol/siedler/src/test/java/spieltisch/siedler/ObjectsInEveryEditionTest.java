package spieltisch.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.siedler.ReadingAssertions.malformed;
import static spieltisch.siedler.ReadingAssertions.read;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Harbour;
import spieltisch.catan.places.Terrain;
import spieltisch.kernel.Rule;
import spieltisch.siedler.codec.Dialect;
import spieltisch.siedler.codec.MessageCodec;
import spieltisch.siedler.codec.PlaceCodec;
import spieltisch.siedler.codec.RandomMessages;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.ServerMessage;
import spieltisch.siedler.message.Word;

/// Requirements on JSON objects that all documents share.
class ObjectsInEveryEditionTest {
  static List<Dialect> editions() {
    return RandomMessages.DIALECTS;
  }

  private static String word(Dialect edition, Word word) {
    return edition.words().spelling(word);
  }

  private static BoardMap map(Dialect edition) {
    var text = Transcripts.play("start", edition).received(0).getFirst();
    return ((ServerMessage.GameStarted) read(new MessageCodec(edition).decodeServer(text))).map();
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §6.1", "0.4 §5.1", "0.1 §4.1"})
  void a_field_has_a_number_unless_it_yields_nothing(Dialect edition) {
    for (var field : map(edition).fields()) {
      boolean yieldsNothing = field.terrain() == Terrain.SEA || field.terrain() == Terrain.DESERT;
      assertEquals(yieldsNothing, field.number() == 0, field.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §6.2", "0.4 §5.2", "0.1 §4.2"})
  void a_road_has_two_fields_and_a_building_three(Dialect edition) {
    for (int count = 0; count <= 4; count++) {
      assertArity(edition, Word.ROAD, count, 2);
      assertArity(edition, Word.SETTLEMENT, count, 3);
      assertArity(edition, Word.CITY, count, 3);
    }
  }

  private static void assertArity(Dialect edition, Word type, int count, int right) {
    var text =
        "{\"Bauen\":{\"Typ\":\"%s\",\"Ort\":%s}}"
            .formatted(word(edition, type), place(edition, count));
    var result = new MessageCodec(edition).decodeClient(text);
    if (count == right) read(result);
    else assertEquals("Bauen.Ort", malformed(result).path());
  }

  private static String place(Dialect edition, int count) {
    return switch (edition.places()) {
      case PlaceCodec.Letters _ -> "\"" + "A".repeat(count) + "\"";
      case PlaceCodec.Axial _ ->
          "[" + String.join(",", Collections.nCopies(count, "{\"x\":0,\"y\":0}")) + "]";
    };
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §6.3", "0.4 §5.3", "0.1 §4.3"})
  void a_harbour_has_the_place_of_a_road_and_a_type_of_the_list(Dialect edition) {
    var road = new ClientMessage.BuildRoad(LetterMap.edge("bA"));
    var place =
        new MessageCodec(edition).encode(road).orElseThrow().replaceAll(".*\"Ort\":|\\}\\}$", "");
    for (var entry : harbours().entrySet()) {
      var map = new BoardMap(List.of(), List.of(), List.of(entry.getValue()), LetterMap.hex('J'));
      var text = new MessageCodec(edition).encode(new ServerMessage.GameStarted(map)).orElseThrow();
      var wanted = "{\"Ort\":" + place + ",\"Typ\":\"" + entry.getKey() + "\"}";
      assertTrue(text.contains(wanted), text);
    }
  }

  private static Map<String, Harbour> harbours() {
    var sea = LetterMap.hex('b');
    var land = LetterMap.hex('A');
    var harbours = new LinkedHashMap<String, Harbour>();
    harbours.put("Hafen", Harbour.generic(sea, land));
    harbours.put("Holz Hafen", Harbour.of(sea, land, Resource.WOOD));
    harbours.put("Lehm Hafen", Harbour.of(sea, land, Resource.BRICK));
    harbours.put("Wolle Hafen", Harbour.of(sea, land, Resource.WOOL));
    harbours.put("Erz Hafen", Harbour.of(sea, land, Resource.ORE));
    harbours.put("Getreide Hafen", Harbour.of(sea, land, Resource.GRAIN));
    return harbours;
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §6.4", "0.4 §5.4", "0.1 §4.4"})
  void a_map_has_fields_buildings_harbours_and_the_robber(Dialect edition) {
    var text = Transcripts.play("start", edition).received(0).getFirst();
    for (var part : List.of(Word.FIELDS, Word.BUILDINGS, Word.HARBOURS, Word.ROBBER))
      assertTrue(text.contains("\"" + word(edition, part) + "\":"), text);
    assertEquals(37, map(edition).fields().size());
    assertEquals(List.of(), map(edition).buildings());
    assertEquals(LetterMap.board().harbours(), map(edition).harbours());
    assertEquals(LetterMap.hex('J'), map(edition).robber());
  }

  @ParameterizedTest
  @MethodSource("editions")
  @Rule({"1.0 §6.6", "0.4 §5.6", "0.1 §4.6"})
  void absent_resources_may_be_omitted_or_zero(Dialect edition) {
    var ore = new ServerMessage.Gained(42, new MaybeHidden.Open<>(Resources.of(Resource.ORE, 2)));
    for (var cards :
        List.of("{\"Erz\":2}", "{\"Holz\":0,\"Lehm\":0,\"Wolle\":0,\"Getreide\":0,\"Erz\":2}")) {
      var text = "{\"Ertrag\":{\"Spieler\":42,\"Rohstoffe\":" + cards + "}}";
      assertEquals(ore, read(new MessageCodec(edition).decodeServer(text)));
    }
  }

  static List<Dialect> editionsWithCards() {
    return RandomMessages.DIALECTS.stream().filter(it -> it.words().has(Word.CARDS)).toList();
  }

  @ParameterizedTest
  @MethodSource("editionsWithCards")
  @Rule({"1.0 §6.7", "0.4 §5.7"})
  void absent_cards_may_be_omitted_or_zero(Dialect edition) {
    var knight = Word.KNIGHT;
    var others = List.of(Word.ROAD_BUILDING, Word.MONOPOLY, Word.INVENTION, Word.VICTORY_POINT);
    var few = new StringBuilder("{\"" + word(edition, knight) + "\":1");
    assertEquals(
        cards(edition, few + "}"), Optional.of(new MaybeHidden.Open<>(new Cards(1, 0, 0, 0, 0))));
    for (var other : others) few.append(",\"").append(word(edition, other)).append("\":0");
    assertEquals(
        cards(edition, few + "}"), Optional.of(new MaybeHidden.Open<>(new Cards(1, 0, 0, 0, 0))));
  }

  private static Optional<MaybeHidden<Cards>> cards(Dialect edition, String cards) {
    var text =
        "{\"Statusupdate\":{\"Spieler\":{\"id\":1,\"Status\":\"Warten\",\"Entwicklungskarten\":%s}}}"
            .formatted(cards);
    var update = (ServerMessage.StatusUpdate) read(new MessageCodec(edition).decodeServer(text));
    return update.player().cards();
  }
}
