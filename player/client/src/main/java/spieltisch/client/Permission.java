package spieltisch.client;

import spieltisch.siedler.ClientMessage;
import spieltisch.siedler.Status;

/// What a player may ask for in a status, as far as the status tells.
record Permission(Status status) {
  boolean covers(ClientMessage.Move move) {
    return switch (move) {
      case ClientMessage.Roll _ -> status == Status.ROLL;
      case ClientMessage.Discard _ -> status == Status.DISCARD;
      case ClientMessage.MoveRobber _ -> status == Status.ROBBER;
      case ClientMessage.BuildSettlement _ -> status == Status.SETTLEMENT || mayBuild();
      case ClientMessage.BuildRoad _ -> status == Status.ROAD || mayBuild();
      case ClientMessage.BuildCity _, ClientMessage.BuyCard _, ClientMessage.EndTurn _ ->
          mayBuild();
      case ClientMessage.PlayKnight _,
          ClientMessage.PlayRoadBuilding _,
          ClientMessage.PlayMonopoly _,
          ClientMessage.PlayInvention _ ->
          status == Status.ROLL || status == Status.TURN;
      case ClientMessage.TradeWithBank _, ClientMessage.Offer _, ClientMessage.Conclude _ ->
          status == Status.TURN;
      case ClientMessage.Answer _, ClientMessage.Withdraw _ -> true;
    };
  }

  private boolean mayBuild() {
    return status == Status.TURN || status == Status.BUILD;
  }
}
