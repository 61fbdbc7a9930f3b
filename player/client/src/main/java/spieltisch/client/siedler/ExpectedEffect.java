package spieltisch.client.siedler;

import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.ServerMessage;

/// Recognizes the message that shows, apart from the confirmation, that the server carried out a
/// request.
///
/// @param me the number of the player who sent the request
/// @param request the request whose effect is expected
/// @param before the status of the player when the request was sent
public record ExpectedEffect(int me, ClientMessage request, PlayerStatus before) {
  /// Returns whether this message shows the effect of the request.
  public boolean isSeenIn(ServerMessage message) {
    return switch (request) {
      case ClientMessage.Roll _,
          ClientMessage.EndTurn _,
          ClientMessage.Discard _,
          ClientMessage.MoveRobber _ ->
          isNewStatus(message);
      case ClientMessage.BuildSettlement _, ClientMessage.BuildRoad _ ->
          isSetUp() ? isNewStatus(message) : isOwnStatus(message) || isBuilt(message);
      case ClientMessage.BuildCity _, ClientMessage.PlayRoadBuilding _ ->
          isOwnStatus(message) || isBuilt(message);
      case ClientMessage.BuyCard _ -> isOwnStatus(message) || isBought(message);
      case ClientMessage.PlayKnight _ ->
          isOwnStatus(message) || message instanceof ServerMessage.RobberMoved;
      case ClientMessage.PlayMonopoly _ ->
          isOwnStatus(message) || message instanceof ServerMessage.MonopolyPlayed;
      case ClientMessage.PlayInvention _, ClientMessage.TradeWithBank _ ->
          isOwnStatus(message) || isGained(message);
      case ClientMessage.Offer _, ClientMessage.OfferTo _ ->
          isOwnStatus(message) || isOffered(message);
      case ClientMessage.Answer _, ClientMessage.CounterOffer _, ClientMessage.Withdraw _ ->
          isOwnStatus(message) || isAnswered(message) || isWithdrawn(message);
      case ClientMessage.Conclude _ ->
          isOwnStatus(message) || message instanceof ServerMessage.Traded;
      case ClientMessage.SetProfile _ -> isOwnStatus(message);
      case ClientMessage.Start _ ->
          isNewStatus(message) || message instanceof ServerMessage.GameStarted;
      case ClientMessage.Hello _,
          ClientMessage.Join _,
          ClientMessage.DiceContribution _,
          ClientMessage.Undo _,
          ClientMessage.SendChat _ ->
          false;
    };
  }

  /// Whether the server shows any effect of the request; a contribution to the seed has no visible
  /// effect.
  boolean exists() {
    return !(request instanceof ClientMessage.DiceContribution);
  }

  private boolean isSetUp() {
    return before == PlayerStatus.SETTLEMENT || before == PlayerStatus.ROAD;
  }

  private boolean isOwnStatus(ServerMessage message) {
    return message instanceof ServerMessage.StatusUpdate(var player) && player.id() == me;
  }

  /// Whether the message reports a status of the player other than the status before the request. A
  /// new status is the effect of requests that always change the status.
  private boolean isNewStatus(ServerMessage message) {
    return message instanceof ServerMessage.StatusUpdate(var player)
        && player.id() == me
        && player.status() != before;
  }

  private boolean isBuilt(ServerMessage message) {
    return message instanceof ServerMessage.Built(var ownedPiece) && ownedPiece.owner() == me;
  }

  private boolean isBought(ServerMessage message) {
    return message instanceof ServerMessage.CardBought(var player, _) && player == me;
  }

  private boolean isGained(ServerMessage message) {
    return message instanceof ServerMessage.Gained(var player, _) && player == me;
  }

  private boolean isOffered(ServerMessage message) {
    return message instanceof ServerMessage.Offered(var player, _, _, _) && player == me;
  }

  private boolean isAnswered(ServerMessage message) {
    return message instanceof ServerMessage.OfferAnswered(var player, _, _) && player == me;
  }

  private boolean isWithdrawn(ServerMessage message) {
    return message instanceof ServerMessage.Withdrawn(var player, _) && player == me;
  }
}
