package spieltisch.siedler.mapping;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Phase;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.Roster;

/// Creates player states for a viewer. The viewer sees the kinds of the viewer's own cards, and
/// only the number of other players' cards.
final class PlayerStateMapper {
  private PlayerStateMapper() {}

  /// Returns the state of a player before the game.
  static PlayerState inLobby(Roster.Player player, boolean isOwn) {
    return new PlayerState(
        player.id(),
        player.colour(),
        player.name(),
        lobbyStatus(player),
        OptionalInt.of(0),
        Optional.of(isOwn ? new MaybeHidden.Open<>(Resources.NONE) : new MaybeHidden.Closed<>(0)),
        OptionalInt.of(0),
        Optional.of(isOwn ? new MaybeHidden.Open<>(Cards.NONE) : new MaybeHidden.Closed<>(0)),
        Optional.of(false),
        Optional.of(false));
  }

  private static PlayerStatus lobbyStatus(Roster.Player player) {
    if (!player.isConnected()) return PlayerStatus.CONNECTION_LOST;
    return player.isReady() ? PlayerStatus.AWAITS_START : PlayerStatus.START;
  }

  /// Returns the state of a player in a running or finished game.
  static PlayerState inGame(Roster.Player player, Seat seat, View view) {
    var position = view.position();
    boolean isOwn = view.viewer().is(seat);
    int index = seat.index();
    return new PlayerState(
        player.id(),
        player.colour(),
        player.name(),
        player.isConnected() ? status(position.phase(), seat) : PlayerStatus.CONNECTION_LOST,
        OptionalInt.of(view.points(seat)),
        Optional.of(
            isOwn
                ? new MaybeHidden.Open<>(view.hand())
                : new MaybeHidden.Closed<>(position.handSize(index))),
        OptionalInt.of(position.knights(index)),
        Optional.of(
            isOwn
                ? new MaybeHidden.Open<>(view.cards())
                : new MaybeHidden.Closed<>(position.cardCount(index))),
        Optional.of(position.largestArmy() == index),
        Optional.of(position.longestRoad() == index));
  }

  static PlayerStatus status(Phase phase, Seat seat) {
    return switch (phase) {
      case Phase.FoundSettlement(var actor, _) -> PlayerStatus.SETTLEMENT.forSeat(actor, seat);
      case Phase.FoundRoad(var actor, _, _) -> PlayerStatus.ROAD.forSeat(actor, seat);
      case Phase.BeforeRoll(var actor) -> PlayerStatus.ROLL.forSeat(actor, seat);
      case Phase.Discard(_, var owed) ->
          owed.get(seat.index()) > 0 ? PlayerStatus.DISCARD : PlayerStatus.WAIT;
      case Phase.MoveRobber(var actor) -> PlayerStatus.ROBBER.forSeat(actor, seat);
      case Phase.TradeAndBuild(var actor) -> PlayerStatus.TURN.forSeat(actor, seat);
      case Phase.SpecialBuild(var actor, _) -> PlayerStatus.BUILD.forSeat(actor, seat);
      case Phase.Over _ -> PlayerStatus.WAIT;
    };
  }
}
