package spieltisch.edge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.json.JsonObject;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import spieltisch.catan.Options;
import spieltisch.catan.Variant;

/// `POST /api/v1/tables`.
class CreateTableTest {
  @TempDir private Path folder = Path.of(".");

  private static HttpResponse<String> post(TestServer server, String body) throws Exception {
    return server.send(
        HttpRequest.newBuilder(server.web("http", "/api/v1/tables"))
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  @Test
  void all_requested_bots_join_the_game() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var body = "{\"bots\":[\"easy\",\"easy\",\"easy\",\"easy\"],\"boardSeed\":1}";
      assertEquals(201, post(server, body).statusCode());
      assertEquals(4, server.host.recent(5).getFirst().players().size());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"catan", "torres"})
  void the_name_of_a_table_in_a_browser_is_refused(String game) throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var answer = post(server, "{\"game\":\"" + game + "\",\"name\":\"~burg\"}");
      assertEquals(409, answer.statusCode());
      assertTrue(answer.body().contains("Bitte wähle einen anderen"), answer.body());
      assertEquals(List.of(), server.host.recent(5));
    }
  }

  @Test
  void more_bots_than_seats_are_refused() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      assertRefused(
          server,
          "{\"players\":[2,2],\"bots\":[\"easy\",\"easy\",\"easy\"]}",
          "„bots“ ist ungültig; erwartet wird höchstens 2 davon.",
          "“bots” is not valid; expected is at most 2 of them.");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "name":7                  | ein Text von höchstens 200 Zeichen | a text of at most 200 characters
          "game":"schach"           | eines von catan, torres | one of catan, torres
          "variant":"v02"           | eines von standard, v04, v01, notizen | one of standard, v04, v01, notizen
          "players":3               | die kleinste und die größte Zahl der Spieler von 2 bis 6, etwa [3, 4] | the smallest and the largest number of players from 2 to 6, as in [3, 4]
          "players":[4,3]           | die kleinste und die größte Zahl der Spieler von 2 bis 6, etwa [3, 4] | the smallest and the largest number of players from 2 to 6, as in [3, 4]
          "players":[1,3]           | die kleinste und die größte Zahl der Spieler von 2 bis 6, etwa [3, 4] | the smallest and the largest number of players from 2 to 6, as in [3, 4]
          "players":[2,7]           | die kleinste und die größte Zahl der Spieler von 2 bis 6, etwa [3, 4] | the smallest and the largest number of players from 2 to 6, as in [3, 4]
          "players":[2,5],"game":"torres" | die kleinste und die größte Zahl der Spieler von 2 bis 4, etwa [3, 4] | the smallest and the largest number of players from 2 to 4, as in [3, 4]
          "victoryPoints":2         | eine ganze Zahl von 3 bis 20 | a whole number from 3 to 20
          "victoryPoints":10.5      | eine ganze Zahl von 3 bis 20 | a whole number from 3 to 20
          "dice":"loaded"           | eines von random, balanced | one of random, balanced
          "bank":0                  | eine ganze Zahl von 1 bis 31 | a whole number from 1 to 31
          "desert":"sea"            | eines von anywhere, centre | one of anywhere, centre
          "shortage":"all"          | eines von nobody, in-turn-order | one of nobody, in-turn-order
          "harbours":"never"        | eines von at-once, next-turn | one of at-once, next-turn
          "invention":"three"       | eines von two, one-or-two | one of two, one-or-two
          "offersPerTurn":51        | eine ganze Zahl von 0 bis 50 | a whole number from 0 to 50
          "openOffers":0            | eine ganze Zahl von 1 bis 8 | a whole number from 1 to 8
          "boardSeed":"one"         | eine ganze Zahl von -9223372036854775808 bis 9223372036854775807 | a whole number from -9223372036854775808 to 9223372036854775807
          "clock":60                | ein Objekt mit turn, increment, discard und answer in Millisekunden | an object with turn, increment, discard and answer in milliseconds
          "password":true           | ein Text von höchstens 200 Zeichen | a text of at most 200 characters
          "spectators":"no"         | true oder false | true or false
          "readySeconds":-1         | eine ganze Zahl von 0 bis 3600 | a whole number from 0 to 3600
          "undo":1                  | true oder false | true or false
          "loss":"passes"           | eines von covered, ends | one of covered, ends
          "bots":["genius"]         | eine Liste aus random, easy, medium, hard, best | a list of random, easy, medium, hard, best
          "botPause":99             | eine ganze Zahl von 100 bis 10000 | a whole number from 100 to 10000
          "bots":3                  | eine Liste aus random, easy, medium, hard, best | a list of random, easy, medium, hard, best
          """)
  void an_invalid_value_is_refused_with_the_expected_ones(
      String fields, String german, String english) throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var field = fields.substring(1, fields.indexOf('"', 1));
      assertRefused(
          server,
          "{" + fields + "}",
          "„" + field + "“ ist ungültig; erwartet wird " + german + ".",
          "“" + field + "” is not valid; expected is " + english + ".");
    }
  }

  @Test
  void rules_of_catan_can_be_chosen_and_are_reported() throws Exception {
    var chosen =
        """
        {"variant":"v04","bank":12,"desert":"centre","shortage":"in-turn-order","harbours":"at-once","invention":"one-or-two",
         "offersPerTurn":2,"openOffers":1,"botPause":1500,"undo":true,
         "players":[3,3],"bots":["random","random","random"]}
        """;
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      assertEquals(201, post(server, chosen).statusCode());
      var table = server.host.tableRunner(server.host.recent(1).getFirst().id()).orElseThrow();
      var rules = table.table().options().catan();
      assertEquals(Variant.V04, rules.variant());
      assertEquals(12, rules.bank());
      assertEquals(Options.Desert.CENTRE, rules.desert());
      assertEquals(Options.ShortageRule.IN_TURN_ORDER, rules.shortage());
      assertEquals(Options.HarbourUse.AT_ONCE, rules.harbours());
      assertEquals(Options.Invention.ONE_OR_TWO, rules.invention());
      assertEquals(2, rules.offersPerTurn());
      assertEquals(1, rules.openOffers());
      var game =
          server.send(
              HttpRequest.newBuilder(server.web("http", "/api/v1/games/" + table.id().text())));
      var reported = new JsonObject(game.body()).getJsonObject("options");
      for (var field :
          List.of(
              "variant",
              "bank",
              "desert",
              "shortage",
              "harbours",
              "invention",
              "offersPerTurn",
              "openOffers",
              "botPause",
              "undo"))
        assertEquals(new JsonObject(chosen).getValue(field), reported.getValue(field), field);
    }
  }

  @Test
  void without_a_choice_the_rules_are_those_of_the_variant_with_five_offers_a_turn_three_open()
      throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      assertEquals(201, post(server, "{\"variant\":\"v04\",\"players\":[3,4]}").statusCode());
      var table = server.host.tableRunner(server.host.recent(1).getFirst().id()).orElseThrow();
      assertEquals(
          Variant.V04.options(4).toBuilder().offersPerTurn(5).openOffers(3).build(),
          table.table().options().catan());
    }
  }

  @Test
  void variants_of_torres_can_be_chosen_one_of_each_topic() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var chosen =
          "{\"game\":\"torres\",\"players\":[2,2],\"torresVariants\":[\"own-decks\",\"climb-up-to-two\"]}";
      assertEquals(201, post(server, chosen).statusCode());
      var table = server.host.tableRunner(server.host.recent(1).getFirst().id()).orElseThrow();
      assertEquals(
          spieltisch.torres.Options.of(
              spieltisch.torres.Variant.OWN_DECKS, spieltisch.torres.Variant.CLIMB_UP_TO_TWO),
          table.table().options().torres());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[\"chess\"]", "\"own-decks\"", "[7]", "[\"leader-starts\",\"fixed-start\"]"})
  void invalid_variants_of_torres_are_refused(String variants) throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var response = post(server, "{\"game\":\"torres\",\"torresVariants\":" + variants + "}");
      assertEquals(400, response.statusCode());
      assertTrue(response.body().contains("at most one of each topic"), response.body());
    }
  }

  @Test
  void an_unknown_field_is_refused() throws Exception {
    try (var server = new TestServer(folder, TestServer.GENEROUS)) {
      var known =
          "name, game, variant, players, victoryPoints, dice, bank, desert, shortage, harbours,"
              + " invention, offersPerTurn, openOffers, boardSeed, torresVariants, clock, password, spectators, loss, readySeconds, bots, botPause, undo.";
      assertRefused(
          server,
          "{\"victorypoints\":12}",
          "„victorypoints“ gibt es nicht; es gibt " + known,
          "There is no “victorypoints”; there are " + known);
      assertRefused(
          server,
          "{\"clock\":{\"turns\":1}}",
          "„turns“ gibt es nicht; es gibt turn, increment, discard, answer.",
          "There is no “turns”; there are turn, increment, discard, answer.");
      assertRefused(
          server,
          "{\"clock\":{\"turn\":-1}}",
          "„turn“ ist ungültig; erwartet wird eine ganze Zahl von 0 bis 86400000.",
          "“turn” is not valid; expected is a whole number from 0 to 86400000.");
      assertRefused(server, "[1]", "Erwartet wird ein JSON-Objekt.", "A JSON object is expected.");
    }
  }

  private static void assertRefused(TestServer server, String body, String german, String english)
      throws Exception {
    var response = post(server, body);
    assertEquals(400, response.statusCode());
    var error = new JsonObject(response.body()).getJsonObject("error");
    assertEquals(german, error.getString("de"));
    assertEquals(english, error.getString("en"));
    assertEquals(List.of(), server.host.recent(5));
  }
}
