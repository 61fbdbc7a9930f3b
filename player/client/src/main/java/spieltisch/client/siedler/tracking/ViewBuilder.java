package spieltisch.client.siedler.tracking;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.MutablePosition;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.PlayerStatus;

/// Builds a view from a tracked game. The builder records the tracked facts as events, in the order
/// that a position requires.
final class ViewBuilder {
  private final GameTracker tracker;
  private final CardTracker cards;
  private final BoardTracker board;
  private final SeatNumbers seatNumbers;
  private final MutablePosition open;
  private final Seat own;

  ViewBuilder(GameTracker tracker, BoardTracker board, Options options, int me) {
    this.tracker = tracker;
    cards = tracker.cardTracker();
    this.board = board;
    seatNumbers = tracker.seatNumbers();
    own = seatNumbers.seat(me).orElse(Seat.of(0));
    open = new MutablePosition(options, board.board());
  }

  /// Returns the view of a player whose status asks for an action; empty for any other status.
  Optional<View> view(PlayerStatus playerStatus) {
    return switch (playerStatus) {
      case SETTLEMENT -> {
        recordTable(List.of());
        open.settlementAwaited(own.index(), board.settlementCount());
        yield finished();
      }
      case ROAD -> board.settlementAwaitingRoad(idOf(own)).flatMap(this::roadView);
      case ROLL -> {
        recordTable(List.of());
        recordTurnStart(own);
        cards.turn().played().ifPresent(card -> play(active(), card));
        yield finished();
      }
      case DISCARD -> {
        recordTurn(active());
        open.discardsAwaited(active().index(), owed());
        yield finished();
      }
      case ROBBER -> {
        recordTurn(own);
        open.phaseBegan(Position.MOVE_ROBBER, own.index());
        yield finished();
      }
      case TURN -> {
        recordTrading(own);
        yield finished();
      }
      case BUILD -> {
        recordTurn(active());
        open.phaseBegan(Position.SPECIAL_BUILD, own.index());
        yield finished();
      }
      case WAIT, START, AWAITS_START, CONNECTION_LOST -> Optional.empty();
    };
  }

  /// Returns the view of a player who must answer an offer; empty if the offer comes from the
  /// player itself or from an unknown player.
  Optional<View> answering(OfferTracker.TrackedOffer offer) {
    var offerer = seatNumbers.seat(offer.player());
    if (offerer.isEmpty() || offerer.get().equals(own)) return Optional.empty();
    recordTrading(offerer.get());
    return finished();
  }

  private Optional<View> roadView(Corner corner) {
    recordTable(List.of());
    open.roadAwaited(own.index(), board.settlementCount(), open.island().indexOf(corner));
    return finished();
  }

  private Optional<View> finished() {
    var ownHand = cards.ownHand();
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
    return seat(cards.turn().active()).orElse(own);
  }

  private Optional<Seat> seat(OptionalInt id) {
    return id.isPresent() ? seatNumbers.seat(id.getAsInt()) : Optional.empty();
  }

  // The position before this turn.

  private void recordTable(List<OwnedPiece> newPieces) {
    for (var piece : board.buildings()) if (!newPieces.contains(piece)) place(piece);
    int robber = open.island().indexOf(board.robber());
    if (robber != open.robber()) open.robberMoved(robber);
    for (int index = 0; index < seatNumbers.ids().size(); index++) recordCards(Seat.of(index));
    recordHands();
    open.longestRoadPassed(seat(cards.longestRoad()).map(Seat::index).orElse(Position.NOBODY));
    open.largestArmyPassed(seat(cards.largestArmy()).map(Seat::index).orElse(Position.NOBODY));
  }

  private void place(OwnedPiece piece) {
    var seat = seatNumbers.seat(piece.owner());
    if (seat.isEmpty()) return;
    int index = seat.get().index();
    var island = open.island();
    switch (piece) {
      case OwnedPiece.Road(_, var edge) -> open.roadPlaced(index, island.indexOf(edge));
      case OwnedPiece.Settlement(_, var corner) -> placeSettlement(index, island.indexOf(corner));
      case OwnedPiece.City(_, var corner) -> {
        placeSettlement(index, island.indexOf(corner));
        if (!open.isCity(island.indexOf(corner))) open.cityPlaced(index, island.indexOf(corner));
      }
    }
  }

  private void placeSettlement(int seat, int corner) {
    if (open.owner(corner) == Position.NOBODY) open.settlementPlaced(seat, corner);
  }

  /// Records the development cards. Every held or played card was bought; the card that was played
  /// in this turn is recorded later.
  private void recordCards(Seat seat) {
    var player = tracker.player(idOf(seat)).orElseThrow();
    var played =
        seat.equals(active()) ? cards.turn().played() : Optional.<TurnTracker.Played>empty();
    int knights =
        player.knights() - (played.equals(Optional.of(TurnTracker.Played.KNIGHT)) ? 1 : 0);
    int progress =
        player.progressCards() - (played.equals(Optional.of(TurnTracker.Played.PROGRESS)) ? 1 : 0);
    int bought = player.cards() + Math.max(0, knights) + Math.max(0, progress);
    if (played.isPresent()) bought++;
    for (int i = 0; i < bought && open.deck() > 0; i++) open.cardBought(seat.index());
    for (int i = 0; i < knights; i++) open.knightPlayed(seat.index());
    for (int i = 0; i < progress; i++) open.cardPlayed(seat.index());
  }

  /// Records the hands by invented events. The first seat gets all cards that are not in the bank's
  /// open piles and hands them over to their owners; then the first seat discards the surplus face
  /// down.
  private void recordHands() {
    int inHands = 0;
    for (int index = 0; index < seatNumbers.ids().size(); index++) inHands += hand(index);
    var piles = cards.bank().piles(inHands);
    int perKind = open.options().bank();
    var taken = new Resources(perKind, perKind, perKind, perKind, perKind).minus(piles);
    open.gained(0, taken.packed());
    for (int index = 1; index < seatNumbers.ids().size(); index++)
      open.handedOver(0, index, hand(index));
    int hidden = perKind * Resource.KINDS - piles.total() - inHands;
    if (hidden > 0) open.discarded(0, hidden);
  }

  private int hand(int index) {
    if (index == own.index()) return cards.ownHand().hand().total();
    return Math.max(0, tracker.player(seatNumbers.ids().get(index)).orElseThrow().hand());
  }

  // The events of this turn.

  private void recordTurn(Seat seat) {
    var newPieces = newBuildings();
    recordTable(newPieces);
    recordTurnStart(seat);
    cards.turn().dice().ifPresent(this::rolled);
    cards.turn().played().ifPresent(card -> play(active(), card));
    if (!newPieces.isEmpty()) open.phaseBegan(Position.TRADE_AND_BUILD, seat.index());
    newPieces.forEach(this::place);
  }

  private void recordTurnStart(Seat seat) {
    int turns = Math.max(1, cards.turn().turns());
    for (int i = 0; i < turns; i++) open.turnBegan(seat.index());
  }

  /// The settlements and cities built in this turn. In some variants a player may use the harbours
  /// of new settlements only from the next turn on.
  private List<OwnedPiece> newBuildings() {
    return cards.turn().built().stream()
        .filter(piece -> !(piece instanceof OwnedPiece.Road))
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

  private void recordTrading(Seat seat) {
    recordTurn(seat);
    open.phaseBegan(Position.TRADE_AND_BUILD, seat.index());
    var offerTracker = cards.offers();
    int id = idOf(seat);
    for (var offer : offerTracker.closed()) if (offer.player() == id) offer(offer, false);
    for (var offer : offerTracker.open()) if (offer.player() == id) offer(offer, true);
  }

  private void offer(OfferTracker.TrackedOffer offer, boolean isOpen) {
    if (open.openOffers() == Position.MOST_OFFERS) return;
    open.offered(offer.id(), offer.give().packed(), offer.want().packed());
    cards
        .offers()
        .answers(offer)
        .forEach(
            (id, accepts) ->
                seatNumbers
                    .seat(id)
                    .ifPresent(seat -> open.answered(seat.index(), offer.id(), accepts)));
    if (!isOpen) open.offerClosed(offer.id());
  }

  /// The numbers of cards to discard: half the hand of every player whose status asks for a
  /// discard.
  private long owed() {
    long owed = 0;
    for (int index = 0; index < seatNumbers.ids().size(); index++) {
      boolean owes =
          tracker.player(seatNumbers.ids().get(index)).orElseThrow().status()
              == PlayerStatus.DISCARD;
      if (owes) owed |= (long) (hand(index) / 2) << 8 * index;
    }
    return owed;
  }
}
