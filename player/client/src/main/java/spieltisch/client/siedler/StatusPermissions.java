package spieltisch.client.siedler;

import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerStatus;

/// Knows which requests a player may send in a status.
public record StatusPermissions(PlayerStatus status) {
  public boolean allows(ClientMessage.Move move) {
    return switch (move) {
      case ClientMessage.Roll _ -> status == PlayerStatus.ROLL;
      case ClientMessage.Discard _ -> status == PlayerStatus.DISCARD;
      case ClientMessage.MoveRobber _ -> status == PlayerStatus.ROBBER;
      case ClientMessage.BuildSettlement _ -> status == PlayerStatus.SETTLEMENT || mayBuild();
      case ClientMessage.BuildRoad _ -> status == PlayerStatus.ROAD || mayBuild();
      case ClientMessage.BuildCity _, ClientMessage.BuyCard _, ClientMessage.EndTurn _ ->
          mayBuild();
      case ClientMessage.PlayKnight _,
          ClientMessage.PlayRoadBuilding _,
          ClientMessage.PlayMonopoly _,
          ClientMessage.PlayInvention _ ->
          status == PlayerStatus.ROLL || status == PlayerStatus.TURN;
      case ClientMessage.TradeWithBank _, ClientMessage.Offer _, ClientMessage.Conclude _ ->
          status == PlayerStatus.TURN;
      case ClientMessage.Answer _, ClientMessage.Withdraw _ -> true;
    };
  }

  private boolean mayBuild() {
    return status == PlayerStatus.TURN || status == PlayerStatus.BUILD;
  }
}
