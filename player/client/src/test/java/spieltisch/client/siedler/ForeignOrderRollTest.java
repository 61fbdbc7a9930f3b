package spieltisch.client.siedler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static spieltisch.client.siedler.ScriptedGame.OK;
import static spieltisch.client.siedler.ScriptedGame.encoded;
import static spieltisch.client.siedler.ScriptedGame.status;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Position;
import spieltisch.siedler.message.BoardMap;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.ServerMessage;

/// Servers on which the players roll themselves for the order of play.
class ForeignOrderRollTest {
  private static final String ROLL = "{\"Würfeln\":";
  private static final String BUILD = "{\"Bauen\":";

  private final ScriptedGame game = new ScriptedGame();

  private static String rolled(int player, int first, int second) {
    return "{\"Würfelwurf\":{\"Spieler\":" + player + ",\"Wurf\":[" + first + "," + second + "]}}";
  }

  private static String built(OwnedPiece piece) {
    return encoded(new ServerMessage.Built(piece));
  }

  private String emptyMap() {
    var map = game.boardMap();
    return encoded(
        new ServerMessage.GameStarted(
            new BoardMap(map.fields(), List.of(), map.harbours(), map.robber())));
  }

  /// Both players roll, with a tie; the set-up follows, and the own player begins.
  private ScriptedServer setUp() {
    return game.joining()
        .expects("{\"Spieler\":", game.mine("Spiel starten"), OK)
        .expects(
            "{\"Spiel starten\":",
            game.mine("Wartet auf Spielbeginn"),
            OK,
            emptyMap(),
            game.theirs("Warten", 0),
            game.mine("Würfeln", ""))
        .expects(
            ROLL,
            rolled(7, 3, 3),
            game.mine("Warten", ""),
            OK,
            game.theirs("Würfeln", 0),
            rolled(8, 3, 3),
            game.theirs("Warten", 0),
            game.mine("Würfeln", ""))
        .expects(
            ROLL,
            rolled(7, 6, 3),
            game.mine("Warten", ""),
            OK,
            game.theirs("Würfeln", 0),
            rolled(8, 1, 3),
            game.theirs("Warten", 0),
            game.mine("Dorf bauen", ""))
        .expects(
            BUILD,
            built(new OwnedPiece.Settlement(7, ScriptedGame.OWN_SETTLEMENT)),
            game.mine("Straße bauen", ""),
            OK)
        .expects(
            BUILD,
            built(new OwnedPiece.Road(7, ScriptedGame.OWN_ROAD)),
            game.mine("Warten", ""),
            OK,
            game.theirs("Dorf bauen", 0),
            built(new OwnedPiece.Settlement(8, ScriptedGame.OTHER_SETTLEMENT)),
            game.theirs("Warten", 0),
            game.mine("Würfeln", ""));
  }

  @Test
  void the_view_follows_the_status() throws InterruptedException {
    game.choosing(
        new Action.BuildSettlement(ScriptedGame.OWN_SETTLEMENT),
        new Action.BuildRoad(ScriptedGame.OWN_ROAD),
        new Action.Roll());
    setUp().expects(ROLL, rolled(7, 1, 1), game.mine("Handeln oder Bauen", ""), OK);
    game.finish();
    var phases = new ArrayList<Integer>();
    for (var view : game.views()) phases.add(view.position().phaseKind());
    assertEquals(
        List.of(
            Position.FOUND_SETTLEMENT,
            Position.FOUND_ROAD,
            Position.BEFORE_ROLL,
            Position.TRADE_AND_BUILD),
        phases,
        "no decision about the rolls for the order");
    assertEquals(1, game.views().get(2).position().turn(), "the first turn");
  }

  private ScriptedServer offering() {
    var actions = new ArrayList<Action>();
    actions.add(new Action.BuildSettlement(ScriptedGame.OWN_SETTLEMENT));
    actions.add(new Action.BuildRoad(ScriptedGame.OWN_ROAD));
    actions.add(new Action.Roll());
    for (int i = 0; i < 50; i++)
      actions.add(new Action.Offer(ScriptedGame.wood(1), ScriptedGame.wool(1)));
    game.choosing(actions.toArray(Action[]::new));
    return setUp()
        .expects(ROLL, rolled(7, 1, 1), game.mine("Handeln oder Bauen", "\"Holz\":5"), OK);
  }

  private static String offered(int id) {
    return "{\"Handelsangebot\":{\"Spieler\":7,\"Handel id\":"
        + id
        + ",\"Angebot\":{\"Holz\":1},\"Nachfrage\":{\"Wolle\":1}}}";
  }

  private static String declined(int id) {
    return "{\"Handelsangebot angenommen\":{\"Mitspieler\":8,\"Handel id\":"
        + id
        + ",\"Annehmen\":false}}";
  }

  @Test
  void offers_in_a_turn_are_limited() throws InterruptedException {
    var server = offering();
    for (int i = 0; i < 3; i++)
      server.expects("{\"Handel anbieten\":", offered(i), OK, declined(i));
    game.finish();
  }

  @Test
  void offers_are_limited_even_if_every_status_seems_to_begin_a_turn() throws InterruptedException {
    var server = offering();
    for (int i = 0; i < 2; i++)
      server.expects(
          "{\"Handel anbieten\":",
          offered(i),
          OK,
          declined(i),
          status(8, "Würfeln", ""),
          game.mine("Handeln oder Bauen", "\"Holz\":5"));
    game.finish();
  }
}
