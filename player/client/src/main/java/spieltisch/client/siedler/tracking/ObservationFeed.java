package spieltisch.client.siedler.tracking;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import spieltisch.bots.CatanPlayer;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.MaybeHidden;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.ServerMessage;

/// Translates messages about cards into observations. The player receives the observations before
/// its next decision.
///
/// The messages are queued until the seats are known. Foreign servers reveal the order of play only
/// by asking one player after the other.
public final class ObservationFeed {
  /// @param active the player on turn, which is needed because some dialects do not name the player
  ///   of a card
  private record QueuedMessage(ServerMessage message, OptionalInt active) {}

  /// A gain of cards that an earlier observation already includes.
  private record CountedGain(int player, int count) {}

  private record Monopoly(int player, Resource kind) {}

  private record Robbery(int thief, int victim) {}

  private final CatanPlayer player;
  private final boolean hasCosts;
  private final Deque<QueuedMessage> queue = new ArrayDeque<>();
  private SeatNumbers seatNumbers = new SeatNumbers(List.of());
  private Optional<CountedGain> countedGain = Optional.empty();
  private Optional<Monopoly> monopoly = Optional.empty();
  private Optional<Robbery> robbery = Optional.empty();
  private boolean isSetUpDone;

  /// @param hasCosts whether the dialect reports payments
  public ObservationFeed(CatanPlayer player, boolean hasCosts) {
    this.player = player;
    this.hasCosts = hasCosts;
  }

  public void queue(ServerMessage message, OptionalInt active) {
    if (player.usesObservations()) queue.add(new QueuedMessage(message, active));
  }

  public void deliver(SeatNumbers known) {
    seatNumbers = known;
    while (!queue.isEmpty()) deliver(queue.remove());
  }

  private void deliver(QueuedMessage queued) {
    switch (queued.message()) {
      case ServerMessage.Gained(var id, var cards) -> gained(id, cards);
      case ServerMessage.Lost(var id, var cards) -> lost(id, cards);
      case ServerMessage.RobberMoved(var thief, _, var victim) -> {
        monopoly = Optional.empty();
        robbery = robbery(namedOrActive(thief, queued), victim);
      }
      case ServerMessage.DiceRolled _ -> {
        monopoly = Optional.empty();
        isSetUpDone |= queued.active().isPresent();
      }
      case ServerMessage.Traded _ -> monopoly = Optional.empty();
      case ServerMessage.Built(var piece) -> built(piece);
      case ServerMessage.KnightPlayed(var id, var hex, _) ->
          observe(
              namedOrActive(id, queued),
              it -> new Observation.KnightPlayed(it, hex, Optional.empty()));
      case ServerMessage.RoadBuildingPlayed(var id, var first, var second) ->
          observe(
              namedOrActive(id, queued),
              it -> new Observation.RoadBuildingPlayed(it, first, second));
      case ServerMessage.MonopolyPlayed(var id, var kind) ->
          monopoly(namedOrActive(id, queued), kind);
      case ServerMessage.InventionPlayed(var id, var cards) ->
          invention(namedOrActive(id, queued), cards);
      default -> {}
    }
  }

  private static OptionalInt namedOrActive(OptionalInt named, QueuedMessage queued) {
    return named.isPresent() ? named : queued.active();
  }

  private void observe(OptionalInt id, Function<Seat, Observation> observation) {
    if (id.isPresent()) seatNumbers.seat(id.getAsInt()).map(observation).ifPresent(player::observe);
  }

  private void observe(int id, Function<Seat, Observation> observation) {
    observe(OptionalInt.of(id), observation);
  }

  private static Optional<Robbery> robbery(OptionalInt thief, OptionalInt victim) {
    return thief.isPresent() && victim.isPresent()
        ? Optional.of(new Robbery(thief.getAsInt(), victim.getAsInt()))
        : Optional.empty();
  }

  private void monopoly(OptionalInt id, Resource kind) {
    observe(id, it -> new Observation.MonopolyPlayed(it, kind));
    if (id.isPresent()) monopoly = Optional.of(new Monopoly(id.getAsInt(), kind));
  }

  private void invention(OptionalInt id, Resources cards) {
    observe(id, it -> new Observation.InventionPlayed(it, cards));
    if (id.isPresent()) countedGain = Optional.of(new CountedGain(id.getAsInt(), cards.total()));
  }

  private void gained(int id, MaybeHidden<Resources> gain) {
    if (countedGain.equals(Optional.of(new CountedGain(id, size(gain))))) {
      countedGain = Optional.empty();
      monopoly = Optional.empty();
    } else if (gain instanceof MaybeHidden.Open<Resources>(var cards))
      observe(id, it -> new Observation.Produced(it, cards));
  }

  private void lost(int id, MaybeHidden<Resources> loss) {
    if (monopoly.isPresent() && isMonopolyLoss(monopoly.get(), id, loss))
      surrendered(monopoly.get(), id, size(loss));
    else if (loss instanceof MaybeHidden.Open<Resources>(var cards))
      observe(id, it -> new Observation.Paid(it, cards));
    else hidden(id, size(loss));
  }

  private static boolean isMonopolyLoss(Monopoly played, int id, MaybeHidden<Resources> loss) {
    boolean isOfKind =
        !(loss instanceof MaybeHidden.Open<Resources>(var cards))
            || cards.count(played.kind()) == cards.total();
    return id != played.player() && isOfKind;
  }

  private void surrendered(Monopoly played, int from, int count) {
    var to = seatNumbers.seat(played.player());
    if (to.isEmpty()) return;
    observe(from, it -> new Observation.Surrendered(it, to.get(), played.kind(), count));
    int before =
        countedGain.filter(it -> it.player() == played.player()).map(CountedGain::count).orElse(0);
    countedGain = Optional.of(new CountedGain(played.player(), before + count));
  }

  /// Handles a loss of hidden cards. The loss of one card by the victim of the last robber move is
  /// a theft. Any other hidden loss is a discard.
  private void hidden(int id, int count) {
    var stolen = robbery.filter(it -> it.victim() == id && count == 1);
    robbery = Optional.empty();
    if (stolen.isEmpty()) {
      observe(id, it -> new Observation.Discarded(it, count, Optional.empty()));
      return;
    }
    int by = stolen.get().thief();
    countedGain = Optional.of(new CountedGain(by, 1));
    var thief = seatNumbers.seat(by);
    if (thief.isPresent())
      observe(id, it -> new Observation.Stolen(thief.get(), it, Optional.empty()));
  }

  private static int size(MaybeHidden<Resources> hand) {
    return switch (hand) {
      case MaybeHidden.Open<Resources>(var cards) -> cards.total();
      case MaybeHidden.Closed<Resources>(var count) -> count;
    };
  }

  private void built(OwnedPiece piece) {
    if (hasCosts || !isSetUpDone) return;
    var price = Resources.unpacked(CardTracker.price(piece));
    observe(piece.owner(), it -> new Observation.Paid(it, price));
  }
}
