package spieltisch.client.siedler;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import spieltisch.bots.CatanPlayer;
import spieltisch.catan.Observation;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.ServerMessage;

/// What a player who remembers is told before he decides: the messages about cards that came since,
/// as what they mean.
///
/// They wait until then because seats are known late: other people's servers tell the order of play
/// only by whom they ask.
final class ObservationFeed {
  /// @param active whose turn it was, since some dialects do not say who played a card
  private record News(ServerMessage message, OptionalInt active) {}

  /// Cards that were accounted for already when they are said to be gained.
  private record Echo(int player, int count) {}

  private record Monopoly(int player, Resource kind) {}

  private record Robbery(int thief, int victim) {}

  private final CatanPlayer player;
  private final boolean hasCosts;
  private final Deque<News> news = new ArrayDeque<>();
  private SeatNumbers seatNumbers = new SeatNumbers(List.of());
  private Optional<Echo> echo = Optional.empty();
  private Optional<Monopoly> monopoly = Optional.empty();
  private Optional<Robbery> robbery = Optional.empty();
  private boolean isFounded;

  /// @param hasCosts whether the dialect tells what is paid
  ObservationFeed(CatanPlayer player, boolean hasCosts) {
    this.player = player;
    this.hasCosts = hasCosts;
  }

  void heard(ServerMessage message, OptionalInt active) {
    if (player.remembers()) news.add(new News(message, active));
  }

  void tell(SeatNumbers known) {
    seatNumbers = known;
    while (!news.isEmpty()) tell(news.remove());
  }

  private void tell(News item) {
    switch (item.message()) {
      case ServerMessage.Gained(var id, var cards) -> gained(id, cards);
      case ServerMessage.Lost(var id, var cards) -> lost(id, cards);
      case ServerMessage.RobberMoved(var thief, _, var victim) -> {
        monopoly = Optional.empty();
        robbery = robbery(or(thief, item), victim);
      }
      case ServerMessage.DiceRolled _ -> {
        monopoly = Optional.empty();
        isFounded |= item.active().isPresent();
      }
      case ServerMessage.Traded _ -> monopoly = Optional.empty();
      case ServerMessage.Built(var ownedPiece) -> built(ownedPiece);
      case ServerMessage.KnightPlayed(var id, var hex, _) ->
          see(or(id, item), it -> new Observation.KnightPlayed(it, hex, Optional.empty()));
      case ServerMessage.RoadBuildingPlayed(var id, var first, var second) ->
          see(or(id, item), it -> new Observation.RoadBuildingPlayed(it, first, second));
      case ServerMessage.MonopolyPlayed(var id, var kind) -> monopoly(or(id, item), kind);
      case ServerMessage.InventionPlayed(var id, var cards) -> invention(or(id, item), cards);
      default -> {}
    }
  }

  private static OptionalInt or(OptionalInt named, News item) {
    return named.isPresent() ? named : item.active();
  }

  private void see(OptionalInt id, Function<Seat, Observation> observation) {
    if (id.isPresent()) seatNumbers.seat(id.getAsInt()).map(observation).ifPresent(player::see);
  }

  private void see(int id, Function<Seat, Observation> observation) {
    see(OptionalInt.of(id), observation);
  }

  private static Optional<Robbery> robbery(OptionalInt thief, OptionalInt victim) {
    return thief.isPresent() && victim.isPresent()
        ? Optional.of(new Robbery(thief.getAsInt(), victim.getAsInt()))
        : Optional.empty();
  }

  private void monopoly(OptionalInt id, Resource kind) {
    see(id, it -> new Observation.MonopolyPlayed(it, kind));
    if (id.isPresent()) monopoly = Optional.of(new Monopoly(id.getAsInt(), kind));
  }

  private void invention(OptionalInt id, Resources cards) {
    see(id, it -> new Observation.InventionPlayed(it, cards));
    if (id.isPresent()) echo = Optional.of(new Echo(id.getAsInt(), cards.total()));
  }

  private void gained(int id, MaybeHidden<Resources> maybeHidden) {
    if (echo.equals(Optional.of(new Echo(id, size(maybeHidden))))) {
      echo = Optional.empty();
      monopoly = Optional.empty();
    } else if (maybeHidden instanceof MaybeHidden.Open<Resources>(var cards))
      see(id, it -> new Observation.Produced(it, cards));
  }

  private void lost(int id, MaybeHidden<Resources> maybeHidden) {
    if (monopoly.isPresent() && isSurrender(monopoly.get(), id, maybeHidden))
      surrendered(monopoly.get(), id, size(maybeHidden));
    else if (maybeHidden instanceof MaybeHidden.Open<Resources>(var cards))
      see(id, it -> new Observation.Paid(it, cards));
    else hidden(id, size(maybeHidden));
  }

  private static boolean isSurrender(Monopoly played, int id, MaybeHidden<Resources> maybeHidden) {
    boolean isOfTheKind =
        !(maybeHidden instanceof MaybeHidden.Open<Resources>(var cards))
            || cards.count(played.kind()) == cards.total();
    return id != played.player() && isOfTheKind;
  }

  private void surrendered(Monopoly played, int from, int count) {
    var to = seatNumbers.seat(played.player());
    if (to.isEmpty()) return;
    see(from, it -> new Observation.Surrendered(it, to.get(), played.kind(), count));
    int before = echo.filter(it -> it.player() == played.player()).map(Echo::count).orElse(0);
    echo = Optional.of(new Echo(played.player(), before + count));
  }

  /// A card that nobody else sees was stolen or given back.
  private void hidden(int id, int count) {
    var stolen = robbery.filter(it -> it.victim() == id && count == 1);
    robbery = Optional.empty();
    if (stolen.isEmpty()) {
      see(id, it -> new Observation.Discarded(it, count, Optional.empty()));
      return;
    }
    int by = stolen.get().thief();
    echo = Optional.of(new Echo(by, 1));
    var thief = seatNumbers.seat(by);
    if (thief.isPresent()) see(id, it -> new Observation.Stolen(thief.get(), it, Optional.empty()));
  }

  private static int size(MaybeHidden<Resources> maybeHidden) {
    return switch (maybeHidden) {
      case MaybeHidden.Open<Resources>(var cards) -> cards.total();
      case MaybeHidden.Closed<Resources>(var count) -> count;
    };
  }

  private void built(OwnedPiece ownedPiece) {
    if (hasCosts || !isFounded) return;
    var price = Resources.unpacked(price(ownedPiece));
    see(ownedPiece.owner(), it -> new Observation.Paid(it, price));
  }

  private static int price(OwnedPiece ownedPiece) {
    return switch (ownedPiece) {
      case OwnedPiece.Road _ -> Price.ROAD;
      case OwnedPiece.Settlement _ -> Price.SETTLEMENT;
      case OwnedPiece.City _ -> Price.CITY;
    };
  }
}
