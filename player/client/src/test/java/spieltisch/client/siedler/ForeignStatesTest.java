package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static spieltisch.client.siedler.ScriptedGame.NEXT_ROAD;
import static spieltisch.client.siedler.ScriptedGame.OK;
import static spieltisch.client.siedler.ScriptedGame.PRICE;
import static spieltisch.client.siedler.ScriptedGame.ROAD;
import static spieltisch.client.siedler.ScriptedGame.gained;
import static spieltisch.client.siedler.ScriptedGame.lost;
import static spieltisch.client.siedler.ScriptedGame.status;
import static spieltisch.client.siedler.ScriptedGame.wood;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Hex;
import spieltisch.kernel.Seat;

/// How the client handles the player states of foreign servers.
class ForeignStatesTest {
  @Test
  void a_state_after_building_may_be_missing() throws InterruptedException {
    var game = new ScriptedGame().choosing(new Action.BuildRoad(NEXT_ROAD));
    game.playing(PRICE).expects(ROAD, lost(7, PRICE), game.built(NEXT_ROAD), OK);
    game.finish();
    var after = game.views().get(1);
    assertEquals(Resources.NONE, after.hand());
    assertEquals(13, after.position().roadsLeft(after.seat().orElseThrow().index()));
  }

  @Test
  void a_state_after_buying_a_card_may_be_missing() throws InterruptedException {
    var price = "\"Wolle\":1,\"Getreide\":1,\"Erz\":1";
    var game = new ScriptedGame().choosing(new Action.BuyCard());
    game.playing(price)
        .expects(
            "{\"Entwicklungskarte kaufen\":",
            lost(7, price),
            "{\"Entwicklungskarte gekauft\":{\"Spieler\":7,\"Entwicklungskarte\":\"Ritter\"}}",
            OK);
    game.finish();
    var knight = new Cards(1, 0, 0, 0, 0);
    assertEquals(Resources.NONE, game.views().get(1).hand());
    assertEquals(knight, game.views().get(1).cards());
    assertEquals(knight, game.views().get(1).freshCards());
    assertEquals(24, game.views().get(1).position().deck());
  }

  @Test
  void a_state_after_a_trade_may_be_missing() throws InterruptedException {
    var game =
        new ScriptedGame()
            .choosing(new Action.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)));
    game.playing("\"Holz\":4")
        .expects("{\"Seehandel\":", lost(7, "\"Holz\":4"), gained(7, "\"Erz\":1"), OK);
    game.finish();
    assertEquals(Resources.of(Resource.ORE, 1), game.views().get(1).hand());
  }

  @Test
  void a_yield_may_be_empty_or_split() throws InterruptedException {
    var game = new ScriptedGame();
    game.playing("\"Holz\":1")
        .sends(gained(8, ""), gained(7, "\"Holz\":1"), gained(7, ""), gained(7, "\"Erz\":2"));
    game.finish();
    assertEquals(wood(2).plus(Resources.of(Resource.ORE, 2)), game.views().getFirst().hand());
  }

  @Test
  void name_and_colour_may_be_null() throws InterruptedException {
    var game = new ScriptedGame();
    game.playing("").sends(status(8, "Warten", "\"Name\":null,\"Farbe\":null"));
    game.finish();
  }

  @Test
  void numbers_of_players_may_begin_at_zero() throws InterruptedException {
    var game =
        new ScriptedGame(0, 1)
            .choosing(new Action.PlayKnight(new Hex(-1, 1), Optional.of(Seat.of(1))));
    game.playing("")
        .sends(
            status(
                0, "Handeln oder Bauen", "\"Rohstoffe\":{},\"Entwicklungskarten\":{\"Ritter\":1}"))
        .expects(
            "{\"Ritter ausspielen\":{\"Ort\":{\"x\":-1,\"y\":1},\"Ziel\":1}}",
            "{\"Ritter ausspielen\":{\"Spieler\":0,\"Ort\":{\"x\":-1,\"y\":1},\"Ziel\":1}}",
            "{\"Räuber versetzt\":{\"Spieler\":0,\"Ort\":{\"x\":-1,\"y\":1},\"Ziel\":1}}",
            game.mine("Handeln oder Bauen", ""),
            OK);
    game.finish();
    assertTrue(game.views().get(1).position().isCardPlayed());
  }

  @Test
  void the_longest_road_may_have_its_other_name() throws InterruptedException {
    var game = new ScriptedGame();
    game.playing("").sends(status(8, "Warten", "\"Größte Handelsstraße\":true"));
    game.finish();
    assertEquals(1, game.views().getFirst().position().longestRoad());
  }

  @Test
  void a_different_state_of_the_server_is_used_and_logged_once() throws InterruptedException {
    var game = new ScriptedGame();
    game.playing("").sends(game.mine("Handeln oder Bauen", "\"Holz\":3"), game.theirs("Warten", 9));
    game.finish();
    assertEquals(wood(3), game.views().getFirst().hand());
    long logged =
        game.log().stream().filter(line -> line.contains("using the server's state")).count();
    assertEquals(1, logged, game.log().toString());
  }
}
