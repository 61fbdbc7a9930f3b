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

/// What other people's servers tell of the players, and what our player makes of it.
class ForeignStatesTest {
  @Test
  void no_state_need_follow_when_something_is_built() throws InterruptedException {
    var scriptedGame = new ScriptedGame().wishing(new Action.BuildRoad(NEXT_ROAD));
    scriptedGame.playing(PRICE).expects(ROAD, lost(7, PRICE), scriptedGame.built(NEXT_ROAD), OK);
    scriptedGame.finish();
    var after = scriptedGame.views().get(1);
    assertEquals(Resources.NONE, after.hand());
    assertEquals(13, after.open().roadsLeft(after.seat().orElseThrow().index()));
  }

  @Test
  void no_state_need_follow_when_a_card_is_bought() throws InterruptedException {
    var price = "\"Wolle\":1,\"Getreide\":1,\"Erz\":1";
    var scriptedGame = new ScriptedGame().wishing(new Action.BuyCard());
    scriptedGame
        .playing(price)
        .expects(
            "{\"Entwicklungskarte kaufen\":",
            lost(7, price),
            "{\"Entwicklungskarte gekauft\":{\"Spieler\":7,\"Entwicklungskarte\":\"Ritter\"}}",
            OK);
    scriptedGame.finish();
    var knight = new Cards(1, 0, 0, 0, 0);
    assertEquals(Resources.NONE, scriptedGame.views().get(1).hand());
    assertEquals(knight, scriptedGame.views().get(1).cards());
    assertEquals(knight, scriptedGame.views().get(1).freshCards());
    assertEquals(24, scriptedGame.views().get(1).open().deck());
  }

  @Test
  void no_state_need_follow_when_somebody_trades() throws InterruptedException {
    var scriptedGame =
        new ScriptedGame()
            .wishing(new Action.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)));
    scriptedGame
        .playing("\"Holz\":4")
        .expects("{\"Seehandel\":", lost(7, "\"Holz\":4"), gained(7, "\"Erz\":1"), OK);
    scriptedGame.finish();
    assertEquals(Resources.of(Resource.ORE, 1), scriptedGame.views().get(1).hand());
  }

  @Test
  void a_yield_may_be_empty_or_come_in_pieces() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame
        .playing("\"Holz\":1")
        .says(gained(8, ""), gained(7, "\"Holz\":1"), gained(7, ""), gained(7, "\"Erz\":2"));
    scriptedGame.finish();
    assertEquals(
        wood(2).plus(Resources.of(Resource.ORE, 2)), scriptedGame.views().getFirst().hand());
  }

  @Test
  void name_and_colour_may_be_null() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame.playing("").says(status(8, "Warten", "\"Name\":null,\"Farbe\":null"));
    scriptedGame.finish();
  }

  @Test
  void numbers_of_players_may_begin_at_zero() throws InterruptedException {
    var scriptedGame =
        new ScriptedGame(0, 1)
            .wishing(new Action.PlayKnight(new Hex(-1, 1), Optional.of(Seat.of(1))));
    scriptedGame
        .playing("")
        .says(
            status(
                0, "Handeln oder Bauen", "\"Rohstoffe\":{},\"Entwicklungskarten\":{\"Ritter\":1}"))
        .expects(
            "{\"Ritter ausspielen\":{\"Ort\":{\"x\":-1,\"y\":1},\"Ziel\":1}}",
            "{\"Ritter ausspielen\":{\"Spieler\":0,\"Ort\":{\"x\":-1,\"y\":1},\"Ziel\":1}}",
            "{\"Räuber versetzt\":{\"Spieler\":0,\"Ort\":{\"x\":-1,\"y\":1},\"Ziel\":1}}",
            scriptedGame.mine("Handeln oder Bauen", ""),
            OK);
    scriptedGame.finish();
    assertTrue(scriptedGame.views().get(1).open().isCardPlayed());
  }

  @Test
  void the_longest_road_may_be_called_the_greatest() throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame.playing("").says(status(8, "Warten", "\"Größte Handelsstraße\":true"));
    scriptedGame.finish();
    assertEquals(1, scriptedGame.views().getFirst().open().longestRoad());
  }

  @Test
  void the_server_is_believed_when_its_state_differs_and_that_is_said_once()
      throws InterruptedException {
    var scriptedGame = new ScriptedGame();
    scriptedGame
        .playing("")
        .says(
            scriptedGame.mine("Handeln oder Bauen", "\"Holz\":3"),
            scriptedGame.theirs("Warten", 9));
    scriptedGame.finish();
    assertEquals(wood(3), scriptedGame.views().getFirst().hand());
    long said = scriptedGame.log().stream().filter(line -> line.contains("is believed")).count();
    assertEquals(1, said, scriptedGame.log().toString());
  }
}
