package spieltisch.siedler;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.Phase;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.View;
import spieltisch.kernel.Seat;

/// How a player looks to a viewer: the own hand open, everybody else's as a number.
final class Portrait {
  private Portrait() {}

  /// In the lobby, before there are cards.
  static PlayerState inLobby(Roster.Person person, boolean isOwn) {
    return new PlayerState(
        person.id(),
        person.colour(),
        person.name(),
        lobbyStatus(person),
        OptionalInt.of(0),
        Optional.of(isOwn ? new Held.Open<>(Resources.NONE) : new Held.Closed<>(0)),
        OptionalInt.of(0),
        Optional.of(isOwn ? new Held.Open<>(Cards.NONE) : new Held.Closed<>(0)),
        Optional.of(false),
        Optional.of(false));
  }

  private static Status lobbyStatus(Roster.Person person) {
    if (!person.isConnected()) return Status.GONE;
    return person.isReady() ? Status.AWAITS_START : Status.START;
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
        person.isConnected() ? status(open.phase(), seat) : Status.GONE,
        OptionalInt.of(view.points(seat)),
        Optional.of(isOwn ? new Held.Open<>(view.hand()) : new Held.Closed<>(open.handSize(index))),
        OptionalInt.of(open.knights(index)),
        Optional.of(
            isOwn ? new Held.Open<>(view.cards()) : new Held.Closed<>(open.cardCount(index))),
        Optional.of(open.largestArmy() == index),
        Optional.of(open.longestRoad() == index));
  }

  static Status status(Phase phase, Seat seat) {
    return switch (phase) {
      case Phase.FoundSettlement(var actor, _) -> Status.SETTLEMENT.of(actor, seat);
      case Phase.FoundRoad(var actor, _, _) -> Status.ROAD.of(actor, seat);
      case Phase.BeforeRoll(var actor) -> Status.ROLL.of(actor, seat);
      case Phase.Discard(_, var owed) -> owed.get(seat.index()) > 0 ? Status.DISCARD : Status.WAIT;
      case Phase.MoveRobber(var actor) -> Status.ROBBER.of(actor, seat);
      case Phase.TradeAndBuild(var actor) -> Status.TURN.of(actor, seat);
      case Phase.SpecialBuild(var actor, _) -> Status.BUILD.of(actor, seat);
      case Phase.Over _ -> Status.WAIT;
    };
  }
}
