package spieltisch.client.siedler.tracking;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Action;
import spieltisch.kernel.Seat;
import spieltisch.siedler.mapping.MessageMapper;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.Roster;

/// The player numbers by seat. Foreign servers may number the players from any number on.
public record SeatNumbers(List<Integer> ids) {
  private static final Roster EMPTY_ROSTER = new Roster(List.of());

  public SeatNumbers {
    ids = List.copyOf(ids);
  }

  Optional<Seat> seat(int id) {
    int index = ids.indexOf(id);
    return index < 0 ? Optional.empty() : Optional.of(Seat.of(index));
  }

  /// Returns the message that requests an action.
  public ClientMessage.Move message(Action action, MessageMapper messageMapper) {
    return switch (action) {
      case Action.MoveRobber(var hex, var victim) -> new ClientMessage.MoveRobber(hex, id(victim));
      case Action.PlayKnight(var hex, var victim) -> new ClientMessage.PlayKnight(hex, id(victim));
      case Action.Conclude(var offer, var partner) ->
          new ClientMessage.Conclude(offer, ids.get(partner.index()));
      case Action.Roll _,
          Action.EndTurn _,
          Action.BuildRoad _,
          Action.BuildSettlement _,
          Action.BuildCity _,
          Action.BuyCard _,
          Action.Discard _,
          Action.PlayRoadBuilding _,
          Action.PlayMonopoly _,
          Action.PlayInvention _,
          Action.TradeWithBank _,
          Action.Offer _,
          Action.Answer _,
          Action.Withdraw _ ->
          messageMapper.request(action, EMPTY_ROSTER);
    };
  }

  private OptionalInt id(Optional<Seat> seat) {
    return seat.isPresent() && seat.get().index() < ids.size()
        ? OptionalInt.of(ids.get(seat.get().index()))
        : OptionalInt.empty();
  }
}
