package spieltisch.client.siedler;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.View;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerStatus;

/// Draws the position of a game from a notebook: the same facts as on the server's table, recorded
/// in the order in which a position takes them.
final class ViewBuilder {
  private final GameTracker gameTracker;
  private final CardTracker cardTracker;
  private final BoardTracker boardTracker;
  private final SeatNumbers seatNumbers;
  private final MutablePosition open;
  private final Seat own;

  ViewBuilder(GameTracker gameTracker, BoardTracker boardTracker, Options options, int me) {
    this.gameTracker = gameTracker;
    cardTracker = gameTracker.books();
    this.boardTracker = boardTracker;
    seatNumbers = gameTracker.seating();
    own = seatNumbers.seat(me).orElse(Seat.of(0));
    open = new MutablePosition(options, boardTracker.board());
  }

  /// The view of a player whose status asks for something; empty if it asks for nothing.
  Optional<View> view(PlayerStatus playerStatus) {
    return switch (playerStatus) {
      case SETTLEMENT -> {
        lay(List.of());
        open.settlementAwaited(own.index(), boardTracker.settlements());
        yield finished();
      }
      case ROAD -> boardTracker.founded(idOf(own)).flatMap(this::founding);
      case ROLL -> {
        turn(own);
        yield finished();
      }
      case DISCARD -> {
        turn(active());
        open.discardsAwaited(active().index(), owed());
        yield finished();
      }
      case ROBBER -> {
        turn(own);
        open.phaseBegan(Position.MOVE_ROBBER, own.index());
        yield finished();
      }
      case TURN -> {
        trading(own);
        yield finished();
      }
      case BUILD -> {
        turn(active());
        open.phaseBegan(Position.SPECIAL_BUILD, own.index());
        yield finished();
      }
      case WAIT, START, AWAITS_START, CONNECTION_LOST -> Optional.empty();
    };
  }

  /// The view of a player who is offered something.
  Optional<View> answering(OfferTracker.Deal deal) {
    var offerer = seatNumbers.seat(deal.player());
    if (offerer.isEmpty() || offerer.get().equals(own)) return Optional.empty();
    trading(offerer.get());
    return finished();
  }

  private Optional<View> founding(Corner corner) {
    lay(List.of());
    open.roadAwaited(own.index(), boardTracker.settlements(), open.island().indexOf(corner));
    return finished();
  }

  private Optional<View> finished() {
    var ownHand = cardTracker.purse();
    return Optional.of(
        View.ofPlayer(
            own,
            open,
            ownHand.hand().packed(),
            ownHand.cards().packed(),
            active().equals(own) ? ownHand.fresh().packed() : 0));
  }

  private int idOf(Seat seat) {
    return seatNumbers.ids().get(seat.index());
  }

  private Seat active() {
    return seat(cardTracker.round().active()).orElse(own);
  }

  private Optional<Seat> seat(OptionalInt id) {
    return id.isPresent() ? seatNumbers.seat(id.getAsInt()) : Optional.empty();
  }

  // The table before this turn.

  private void lay(List<OwnedPiece> later) {
    for (var ownedPiece : boardTracker.buildings())
      if (!later.contains(ownedPiece)) place(ownedPiece);
    int robber = open.island().indexOf(boardTracker.robber());
    if (robber != open.robber()) open.robberMoved(robber);
    for (int index = 0; index < seatNumbers.ids().size(); index++) layCards(Seat.of(index));
    layHands();
    open.longestRoadPassed(
        seat(cardTracker.longestRoad()).map(Seat::index).orElse(Position.NOBODY));
    open.largestArmyPassed(
        seat(cardTracker.largestArmy()).map(Seat::index).orElse(Position.NOBODY));
  }

  private void place(OwnedPiece ownedPiece) {
    var seat = seatNumbers.seat(ownedPiece.owner());
    if (seat.isEmpty()) return;
    int index = seat.get().index();
    var island = open.island();
    switch (ownedPiece) {
      case OwnedPiece.Road(_, var edge) -> open.roadPlaced(index, island.indexOf(edge));
      case OwnedPiece.Settlement(_, var corner) -> settle(index, island.indexOf(corner));
      case OwnedPiece.City(_, var corner) -> {
        settle(index, island.indexOf(corner));
        if (!open.isCity(island.indexOf(corner))) open.cityPlaced(index, island.indexOf(corner));
      }
    }
  }

  private void settle(int seat, int corner) {
    if (open.owner(corner) == Position.NOBODY) open.settlementPlaced(seat, corner);
  }

  /// Every card that somebody holds or played was bought. The one of this turn is played later.
  private void layCards(Seat seat) {
    var playerInfo = gameTracker.fellow(idOf(seat)).orElseThrow();
    var played =
        seat.equals(active()) ? cardTracker.round().played() : Optional.<TurnTracker.Played>empty();
    int knights =
        playerInfo.knights() - (played.equals(Optional.of(TurnTracker.Played.KNIGHT)) ? 1 : 0);
    int progress =
        playerInfo.progress() - (played.equals(Optional.of(TurnTracker.Played.PROGRESS)) ? 1 : 0);
    int bought = playerInfo.cards() + Math.max(0, knights) + Math.max(0, progress);
    if (played.isPresent()) bought++;
    for (int i = 0; i < bought && open.deck() > 0; i++) open.cardBought(seat.index());
    for (int i = 0; i < knights; i++) open.knightPlayed(seat.index());
    for (int i = 0; i < progress; i++) open.cardPlayed(seat.index());
  }

  /// All that is not in the bank goes through one hand to its owners, and the rest lies face down.
  private void layHands() {
    int inHands = 0;
    for (int index = 0; index < seatNumbers.ids().size(); index++) inHands += hand(index);
    var piles = cardTracker.vault().piles(inHands);
    int each = open.options().bank();
    var taken = new Resources(each, each, each, each, each).minus(piles);
    open.gained(0, taken.packed());
    for (int index = 1; index < seatNumbers.ids().size(); index++)
      open.handedOver(0, index, hand(index));
    int hidden = each * Resource.KINDS - piles.total() - inHands;
    if (hidden > 0) open.discarded(0, hidden);
  }

  private int hand(int index) {
    if (index == own.index()) return cardTracker.purse().hand().total();
    return Math.max(0, gameTracker.fellow(seatNumbers.ids().get(index)).orElseThrow().hand());
  }

  // This turn.

  private void turn(Seat seat) {
    var later = newBuildings();
    lay(later);
    int turns = Math.max(1, cardTracker.round().turns());
    for (int i = 0; i < turns; i++) open.turnBegan(seat.index());
    cardTracker.round().dice().ifPresent(this::rolled);
    cardTracker.round().played().ifPresent(card -> play(active(), card));
    if (!later.isEmpty()) open.phaseBegan(Position.TRADE_AND_BUILD, seat.index());
    later.forEach(this::place);
  }

  /// A harbour that was won in this very turn may have to wait for the next.
  private List<OwnedPiece> newBuildings() {
    return cardTracker.round().built().stream()
        .filter(ownedPiece -> !(ownedPiece instanceof OwnedPiece.Road))
        .toList();
  }

  private void play(Seat seat, TurnTracker.Played card) {
    switch (card) {
      case KNIGHT -> open.knightPlayed(seat.index());
      case PROGRESS -> open.cardPlayed(seat.index());
    }
  }

  private void rolled(DiceRoll diceRoll) {
    switch (diceRoll) {
      case DiceRoll.Pair(var first, var second) -> open.rolled(first, second);
      case DiceRoll.Sum(var sum) -> open.rolled(Math.max(1, sum - 6), sum - Math.max(1, sum - 6));
    }
  }

  private void trading(Seat seat) {
    turn(seat);
    open.phaseBegan(Position.TRADE_AND_BUILD, seat.index());
    var offerTracker = cardTracker.market();
    int id = idOf(seat);
    for (var deal : offerTracker.closed()) if (deal.player() == id) offer(deal, false);
    for (var deal : offerTracker.open()) if (deal.player() == id) offer(deal, true);
  }

  private void offer(OfferTracker.Deal deal, boolean isOpen) {
    if (open.openOffers() == Position.MOST_OFFERS) return;
    open.offered(deal.id(), deal.give().packed(), deal.want().packed());
    cardTracker
        .market()
        .answers(deal)
        .forEach(
            (id, accepts) ->
                seatNumbers
                    .seat(id)
                    .ifPresent(seat -> open.answered(seat.index(), deal.id(), accepts)));
    if (!isOpen) open.offerClosed(deal.id());
  }

  /// Everybody who is asked gives back half of his cards.
  private long owed() {
    long owed = 0;
    for (int index = 0; index < seatNumbers.ids().size(); index++) {
      boolean owes =
          gameTracker.fellow(seatNumbers.ids().get(index)).orElseThrow().status()
              == PlayerStatus.DISCARD;
      if (owes) owed |= (long) (hand(index) / 2) << 8 * index;
    }
    return owed;
  }
}
