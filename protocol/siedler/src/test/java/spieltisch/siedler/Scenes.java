package spieltisch.siedler;

import static spieltisch.siedler.Map04.corner;
import static spieltisch.siedler.Map04.edge;
import static spieltisch.siedler.Map04.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import spieltisch.catan.cards.Card;
import spieltisch.catan.Observation;
import spieltisch.catan.Phase;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;

/// The scenes of the transcripts, each with the word that a dialect must have to know it.
final class Scenes {
  static final Seat LEIA = Seat.of(0);
  static final Seat HAN = Seat.of(1);
  static final Seat LUKE = Seat.of(2);

  /// A scene by its name.
  ///
  /// @param extended whether everybody asked for all extensions
  record Scene(String name, Word needs, boolean extended, Consumer<Stage> play) {
    Stage play(Dialect dialect) {
      var stage = new Stage(dialect, extended ? Extensions.ALL : Extensions.NONE);
      play.accept(stage);
      return stage;
    }
  }

  private static final List<Scene> ALL = new ArrayList<>();

  static {
    put("handshake", Word.HELLO, DoorScenes::handshake);
    put("colours", Word.INTRODUCE, DoorScenes::colours);
    put("start", Word.GAME_STARTED, DoorScenes::start);
    put("chat", Word.CHAT, DoorScenes::chat);
    put("set-up", Word.BUILD, Scenes::setUp);
    put("roll", Word.ROLL, Scenes::roll);
    put("building", Word.BUILD, Scenes::building);
    put("end-of-turn", Word.END_TURN, Scenes::endOfTurn);
    put("seven-with-discards", Word.DISCARD, CardScenes::sevenWithDiscards);
    put("seven-without-discards", Word.MOVE_ROBBER, CardScenes::sevenWithoutDiscards);
    put("robber-steals", Word.MOVE_ROBBER, CardScenes::robberSteals);
    put("robber-without-victim", Word.MOVE_ROBBER, CardScenes::robberWithoutVictim);
    put("buying-a-card", Word.BUY_CARD, CardScenes::buyingACard);
    put("knight", Word.PLAY_KNIGHT, CardScenes::knight);
    put("road-building", Word.PLAY_ROAD_BUILDING, CardScenes::roadBuilding);
    put("monopoly", Word.PLAY_MONOPOLY, CardScenes::monopoly);
    put("invention", Word.PLAY_INVENTION, CardScenes::invention);
    put("trade-with-bank", Word.TRADE_WITH_BANK, TradeScenes::tradeWithBank);
    put("trade", Word.OFFER, TradeScenes::trade);
    put("trade-taken-back", Word.WITHDRAW, TradeScenes::tradeTakenBack);
    put("longest-road", Word.LONGEST_ROAD, Scenes::longestRoad);
    put("victory", Word.GAME_ENDED, Scenes::victory);
    put("disconnect", Word.STATUS_GONE, DoorScenes::disconnect);
    put("refusals", Word.ROLL, Scenes::refusals);
    put("malformed", Word.ROLL, Scenes::malformed);
    put("coming-back", Word.GAME_STARTED, DoorScenes::comingBack);
    put("a-richer-game", Word.ROLL, Scenes::richerGame);
    extended("extensions-at-the-door", Scenes::extensionsAtTheDoor);
    extended("extensions-in-the-game", Scenes::extensionsInTheGame);
  }

  private Scenes() {}

  static List<Scene> all() {
    return ALL;
  }

  private static void put(String name, Word needs, Consumer<Stage> play) {
    ALL.add(new Scene(name, needs, false, play));
  }

  private static void extended(String name, Consumer<Stage> play) {
    ALL.add(new Scene(name, Word.EXTENSIONS, true, play));
  }

  static Stage play(String name, Dialect dialect) {
    return ALL.stream()
        .filter(scene -> scene.name().equals(name))
        .findFirst()
        .orElseThrow()
        .play(dialect);
  }

  // Founding, rolling, building.

  /// A game in full swing: everybody has a settlement and a road.
  static Stage turn(Stage stage, Seat seat) {
    return stage.given(
        new Observation.SettlementPlaced(LEIA, corner("ABE")),
        new Observation.RoadPlaced(LEIA, edge("AE")),
        new Observation.SettlementPlaced(HAN, corner("NOR")),
        new Observation.RoadPlaced(HAN, edge("OR")),
        new Observation.SettlementPlaced(LUKE, corner("KLP")),
        new Observation.RoadPlaced(LUKE, edge("LP")),
        new Observation.PhaseBegan(new Phase.BeforeRoll(seat)),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(seat)));
  }

  static Stage beforeRoll(Stage stage, Seat seat) {
    return turn(stage, seat).given(new Observation.PhaseBegan(new Phase.BeforeRoll(seat)));
  }

  static Observation has(Seat seat, Card card) {
    return new Observation.CardBought(seat, Optional.of(card));
  }

  static Resources wood(int count) {
    return Resources.of(Resource.WOOD, count);
  }

  private static void setUp(Stage stage) {
    stage.act(
        0,
        new ClientMessage.BuildSettlement(corner("ABE")),
        new Observation.SettlementPlaced(LEIA, corner("ABE")),
        new Observation.PhaseBegan(new Phase.FoundRoad(LEIA, 1, corner("ABE"))));
    stage.act(
        0,
        new ClientMessage.BuildRoad(edge("AE")),
        new Observation.RoadPlaced(LEIA, edge("AE")),
        new Observation.PhaseBegan(new Phase.FoundSettlement(HAN, 1)));
    stage.given(new Observation.PhaseBegan(new Phase.FoundRoad(LUKE, 3, corner("DHI"))));
    stage.act(
        2,
        new ClientMessage.BuildRoad(edge("DH")),
        new Observation.RoadPlaced(LUKE, edge("DH")),
        new Observation.PhaseBegan(new Phase.FoundSettlement(LUKE, 3)));
    stage.act(
        2,
        new ClientMessage.BuildSettlement(corner("KLP")),
        new Observation.SettlementPlaced(LUKE, corner("KLP")),
        new Observation.Produced(LUKE, new Resources(0, 0, 2, 0, 1)),
        new Observation.PhaseBegan(new Phase.FoundRoad(LUKE, 4, corner("KLP"))));
    stage.given(new Observation.PhaseBegan(new Phase.FoundRoad(LEIA, 6, corner("ABE"))));
    stage.act(
        0,
        new ClientMessage.BuildRoad(edge("AB")),
        new Observation.RoadPlaced(LEIA, edge("AB")),
        new Observation.PhaseBegan(new Phase.BeforeRoll(LEIA)));
  }

  private static void roll(Stage stage) {
    beforeRoll(stage, LEIA);
    stage.act(
        0,
        new ClientMessage.Roll(),
        new Observation.Rolled(LEIA, 4, 5),
        new Observation.Produced(LEIA, Resources.of(Resource.ORE, 1)),
        new Observation.Produced(HAN, new Resources(0, 1, 0, 0, 0)),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(LEIA)));
    stage.given(new Observation.PhaseBegan(new Phase.BeforeRoll(HAN)));
    stage.act(
        1,
        new ClientMessage.Roll(),
        new Observation.Rolled(HAN, 1, 1),
        new Observation.PhaseBegan(new Phase.TradeAndBuild(HAN)));
  }

  private static void building(Stage stage) {
    turn(stage, LEIA).given(new Observation.Produced(LEIA, new Resources(3, 3, 1, 4, 3)));
    stage.act(
        0,
        new ClientMessage.BuildRoad(edge("AB")),
        new Observation.Paid(LEIA, new Resources(1, 1, 0, 0, 0)),
        new Observation.RoadPlaced(LEIA, edge("AB")));
    stage.act(
        0,
        new ClientMessage.BuildSettlement(corner("bcB")),
        new Observation.Paid(LEIA, new Resources(1, 1, 1, 1, 0)),
        new Observation.SettlementPlaced(LEIA, corner("bcB")));
    stage.act(
        0,
        new ClientMessage.BuildCity(corner("ABE")),
        new Observation.Paid(LEIA, new Resources(0, 0, 0, 2, 3)),
        new Observation.CityPlaced(LEIA, corner("ABE")));
  }

  private static void endOfTurn(Stage stage) {
    turn(stage, LEIA);
    stage.given(new Observation.Offered(LEIA, 3, wood(1), Resources.of(Resource.ORE, 1)));
    stage.act(
        0,
        new ClientMessage.EndTurn(),
        new Observation.Withdrawn(LEIA, 3),
        new Observation.PhaseBegan(new Phase.BeforeRoll(HAN)));
  }

  // Awards and the end.

  private static void longestRoad(Stage stage) {
    turn(stage, LEIA)
        .given(
            new Observation.Produced(LEIA, new Resources(2, 2, 1, 1, 0)),
            new Observation.LongestRoad(Optional.of(HAN)));
    stage.act(
        0,
        new ClientMessage.BuildRoad(edge("AB")),
        new Observation.Paid(LEIA, new Resources(1, 1, 0, 0, 0)),
        new Observation.RoadPlaced(LEIA, edge("AB")),
        new Observation.LongestRoad(Optional.of(LEIA)));
    stage.given(
        new Observation.PhaseBegan(new Phase.TradeAndBuild(LUKE)),
        new Observation.Produced(LUKE, new Resources(1, 1, 1, 1, 0)));
    stage.act(
        2,
        new ClientMessage.BuildSettlement(corner("ADE")),
        new Observation.Paid(LUKE, new Resources(1, 1, 1, 1, 0)),
        new Observation.SettlementPlaced(LUKE, corner("ADE")),
        new Observation.LongestRoad(Optional.empty()));
  }

  private static void victory(Stage stage) {
    turn(stage, LEIA)
        .given(
            has(LEIA, Card.VICTORY_POINT),
            new Observation.Produced(LEIA, new Resources(0, 0, 0, 2, 3)));
    stage.act(
        0,
        new ClientMessage.BuildCity(corner("ABE")),
        new Observation.Paid(LEIA, new Resources(0, 0, 0, 2, 3)),
        new Observation.CityPlaced(LEIA, corner("ABE")),
        new Observation.Won(LEIA, 1));
  }

  // Errors.

  private static void refusals(Stage stage) {
    turn(stage, LEIA);
    stage
        .refuse(1, new ClientMessage.Roll(), Refusal.NOT_YOUR_TURN)
        .refuse(0, new ClientMessage.Roll(), Refusal.ALREADY_ROLLED)
        .refuse(0, new ClientMessage.BuildRoad(edge("AB")), Refusal.TOO_POOR)
        .refuse(0, new ClientMessage.BuildRoad(edge("AE")), Refusal.TAKEN)
        .refuse(0, new ClientMessage.BuildSettlement(corner("ADE")), Refusal.TOO_CLOSE)
        .refuse(0, new ClientMessage.BuyCard(), Refusal.DECK_EMPTY);
  }

  private static void malformed(Stage stage) {
    turn(stage, LEIA);
    var words = stage.dialect().words();
    var roll = words.spell(Word.ROLL);
    stage
        .send(0, "{\"" + roll + "\":{},\"Zug beenden\":{}}")
        .send(0, "{\"zug beenden\":{}}")
        .send(0, "{\"Bauen\":{\"Typ\":\"Dorf\"}}")
        .send(0, "{\"" + roll + "\":");
    if (words.has(Word.MOVE_ROBBER))
      stage.send(
          0,
          stage
              .speller()
              .spell(new ClientMessage.MoveRobber(hex('F'), OptionalInt.of(99)))
              .orElseThrow());
  }

  /// What a client hears whose dialect is poorer than the table's game: the states stay true.
  private static void richerGame(Stage stage) {
    turn(stage, LEIA)
        .given(
            new Observation.Produced(LEIA, wood(4)),
            new Observation.Produced(HAN, wood(2)),
            has(LEIA, Card.KNIGHT));
    stage.act(
        0,
        new ClientMessage.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)),
        new Observation.BankTraded(LEIA, wood(4), Resources.of(Resource.ORE, 1)));
    stage.act(
        0,
        new ClientMessage.PlayKnight(hex('N'), OptionalInt.of(13)),
        new Observation.KnightPlayed(LEIA, hex('N'), Optional.of(HAN)),
        new Observation.RobberMoved(LEIA, hex('N'), Optional.of(HAN)),
        new Observation.Stolen(LEIA, HAN, Optional.of(Resource.WOOD)));
    stage.given(
        new Observation.PhaseBegan(new Phase.BeforeRoll(HAN)),
        new Observation.Produced(LUKE, wood(8)));
    stage.act(
        1,
        new ClientMessage.Roll(),
        new Observation.Rolled(HAN, 3, 4),
        new Observation.PhaseBegan(new Phase.Discard(HAN, List.of(0, 0, 4))));
  }

  // Extensions.

  private static void extensionsAtTheDoor(Stage stage) {
    var reception = stage.reception();
    var join =
        new ClientMessage.Join(
            Optional.of("Tatooine"),
            false,
            Optional.of("a1b2c3"),
            OptionalLong.of(17),
            Optional.of("geheim"));
    stage
        .hear(0, List.of(reception.greeting()))
        .say(0, new ClientMessage.Hello("Testclient 1", Extensions.ALL))
        .hear(0, reception.granted(Extensions.ALL))
        .hear(0, List.of(new ServerMessage.Tables(List.of(new TableInfo("Tatooine", 3, 4, true)))))
        .say(0, join)
        .hear(0, List.of(new ServerMessage.Welcome(42), new ServerMessage.Token("a1b2c3")))
        .hear(0, List.of(new ServerMessage.Spectators(1)));
  }

  private static void extensionsInTheGame(Stage stage) {
    stage.hearAll(List.of(new ServerMessage.DicePledge("9f86d081884c7d65")));
    beforeRoll(stage, LEIA);
    stage.hear(0, List.of(stage.phrasing().legal(stage.view(0), stage.roster())));
    stage.act(
        0,
        new ClientMessage.Roll(),
        new Observation.Rolled(LEIA, 6, 1),
        new Observation.PhaseBegan(new Phase.MoveRobber(LEIA)));
    stage
        .hear(0, List.of(stage.phrasing().legal(stage.view(0), stage.roster())))
        .hearAll(
            List.of(
                stage.phrasing().bank(stage.view(0)),
                new ServerMessage.TimeLeft(42, 30_000),
                new ServerMessage.EventNumber(18),
                new ServerMessage.DiceSeed("test"),
                new ServerMessage.Rematch("Hoth", Optional.of("d4e5f6"))));
  }
}
