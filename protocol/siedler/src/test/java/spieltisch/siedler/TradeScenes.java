package spieltisch.siedler;

import static spieltisch.siedler.Scenes.HAN;
import static spieltisch.siedler.Scenes.LEIA;
import static spieltisch.siedler.Scenes.LUKE;
import static spieltisch.siedler.Scenes.turn;
import static spieltisch.siedler.Scenes.wood;

import spieltisch.catan.Observation;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;

/// Trade with the bank and among players.
final class TradeScenes {
  private TradeScenes() {}

  static void tradeWithBank(Stage stage) {
    turn(stage, LEIA).given(new Observation.Produced(LEIA, wood(4)));
    stage.act(
        0,
        new ClientMessage.TradeWithBank(wood(4), Resources.of(Resource.ORE, 1)),
        new Observation.BankTraded(LEIA, wood(4), Resources.of(Resource.ORE, 1)));
  }

  private static Stage offered(Stage stage) {
    turn(stage, LEIA)
        .given(
            new Observation.Produced(LEIA, wood(2)),
            new Observation.Produced(HAN, Resources.of(Resource.ORE, 1)));
    return stage.act(
        0,
        new ClientMessage.Offer(wood(2), Resources.of(Resource.ORE, 1)),
        new Observation.Offered(LEIA, 256, wood(2), Resources.of(Resource.ORE, 1)));
  }

  static void trade(Stage stage) {
    offered(stage);
    stage.act(1, new ClientMessage.Answer(256, true), new Observation.Answered(HAN, 256, true));
    stage.act(2, new ClientMessage.Answer(256, false), new Observation.Answered(LUKE, 256, false));
    stage.act(
        0,
        new ClientMessage.Conclude(256, 13),
        new Observation.Traded(LEIA, HAN, 256, wood(2), Resources.of(Resource.ORE, 1)));
  }

  static void tradeTakenBack(Stage stage) {
    offered(stage);
    stage.act(1, new ClientMessage.Answer(256, true), new Observation.Answered(HAN, 256, true));
    stage.act(1, new ClientMessage.Withdraw(256), new Observation.Withdrawn(HAN, 256));
    stage.act(0, new ClientMessage.Withdraw(256), new Observation.Withdrawn(LEIA, 256));
  }
}
