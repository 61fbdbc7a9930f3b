package spieltisch.siedler.mapping;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Phase;
import spieltisch.catan.View;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.PlayerState;
import spieltisch.siedler.message.PlayerStatus;
import spieltisch.siedler.message.Roster;

/// How a player looks to a viewer: the own hand open, everybody else's as a number.
final class PlayerStateMapper {
  private PlayerStateMapper() {}

  /// In the lobby, before there are cards.
  static PlayerState inLobby(Roster.Person person, boolean isOwn) {
    return new PlayerState(
        person.id(),
        person.colour(),
        person.name(),
        lobbyStatus(person),
        OptionalInt.of(0),
        Optional.of(isOwn ? new MaybeHidden.Open<>(Resources.NONE) : new MaybeHidden.Closed<>(0)),
        OptionalInt.of(0),
        Optional.of(isOwn ? new MaybeHidden.Open<>(Cards.NONE) : new MaybeHidden.Closed<>(0)),
        Optional.of(false),
        Optional.of(false));
  }

  private static PlayerStatus lobbyStatus(Roster.Person person) {
    if (!person.isConnected()) return PlayerStatus.GONE;
    return person.isReady() ? PlayerStatus.AWAITS_START : PlayerStatus.START;
  }

  /// In the game.
  static PlayerState inGame(Roster.Person person, Seat seat, View view) {
    var open = view.open();
    boolean isOwn = view.viewer().is(seat);
    int index = seat.index();
    return new PlayerState(
        person.id(),
        person.colour(),
        person.name(),
        person.isConnected() ? status(open.phase(), seat) : PlayerStatus.GONE,
        OptionalInt.of(view.points(seat)),
        Optional.of(
            isOwn
                ? new MaybeHidden.Open<>(view.hand())
                : new MaybeHidden.Closed<>(open.handSize(index))),
        OptionalInt.of(open.knights(index)),
        Optional.of(
            isOwn
                ? new MaybeHidden.Open<>(view.cards())
                : new MaybeHidden.Closed<>(open.cardCount(index))),
        Optional.of(open.largestArmy() == index),
        Optional.of(open.longestRoad() == index));
  }

  static PlayerStatus status(Phase phase, Seat seat) {
    return switch (phase) {
      case Phase.FoundSettlement(var actor, _) -> PlayerStatus.SETTLEMENT.of(actor, seat);
      case Phase.FoundRoad(var actor, _, _) -> PlayerStatus.ROAD.of(actor, seat);
      case Phase.BeforeRoll(var actor) -> PlayerStatus.ROLL.of(actor, seat);
      case Phase.Discard(_, var owed) ->
          owed.get(seat.index()) > 0 ? PlayerStatus.DISCARD : PlayerStatus.WAIT;
      case Phase.MoveRobber(var actor) -> PlayerStatus.ROBBER.of(actor, seat);
      case Phase.TradeAndBuild(var actor) -> PlayerStatus.TURN.of(actor, seat);
      case Phase.SpecialBuild(var actor, _) -> PlayerStatus.BUILD.of(actor, seat);
      case Phase.Over _ -> PlayerStatus.WAIT;
    };
  }
}
