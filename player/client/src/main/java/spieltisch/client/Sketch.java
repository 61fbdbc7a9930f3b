package spieltisch.client;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.places.Corner;
import spieltisch.catan.Options;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.View;
import spieltisch.kernel.Seat;
import spieltisch.siedler.message.OwnedPiece;
import spieltisch.siedler.message.DiceRoll;
import spieltisch.siedler.message.PlayerStatus;

/// Draws the position of a game from a notebook: the same facts as on the server's table, recorded
/// in the order in which a position takes them.
final class Sketch {
  private final Notebook notebook;
  private final Books books;
  private final Ground ground;
  private final Seating seating;
  private final Position open;
  private final Seat own;

  Sketch(Notebook notebook, Ground ground, Options options, int me) {
    this.notebook = notebook;
    books = notebook.books();
    this.ground = ground;
    seating = notebook.seating();
    own = seating.seat(me).orElse(Seat.of(0));
    open = new Position(options, ground.board());
  }

  /// The view of a player whose status asks for something; empty if it asks for nothing.
  Optional<View> view(PlayerStatus playerStatus) {
    return switch (playerStatus) {
      case SETTLEMENT -> {
        lay(List.of());
        open.settlementAwaited(own.index(), ground.settlements());
        yield finished();
      }
      case ROAD -> ground.founded(idOf(own)).flatMap(this::founding);
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
        open.robberAwaited(own.index());
        yield finished();
      }
      case TURN -> {
        trading(own);
        yield finished();
      }
      case BUILD -> {
        turn(active());
        open.specialBuildBegan(own.index());
        yield finished();
      }
      case WAIT, START, AWAITS_START, GONE -> Optional.empty();
    };
  }

  /// The view of a player who is offered something.
  Optional<View> answering(Market.Deal deal) {
    var offerer = seating.seat(deal.player());
    if (offerer.isEmpty() || offerer.get().equals(own)) return Optional.empty();
    trading(offerer.get());
    return finished();
  }

  private Optional<View> founding(Corner corner) {
    lay(List.of());
    open.roadAwaited(own.index(), ground.settlements(), open.island().indexOf(corner));
    return finished();
  }

  private Optional<View> finished() {
    var purse = books.purse();
    return Optional.of(
        View.ofPlayer(
            own,
            open,
            purse.hand().packed(),
            purse.cards().packed(),
            active().equals(own) ? purse.fresh().packed() : 0));
  }

  private int idOf(Seat seat) {
    return seating.ids().get(seat.index());
  }

  private Seat active() {
    return seat(books.round().active()).orElse(own);
  }

  private Optional<Seat> seat(OptionalInt id) {
    return id.isPresent() ? seating.seat(id.getAsInt()) : Optional.empty();
  }

  // The table before this turn.

  private void lay(List<OwnedPiece> later) {
    for (var ownedPiece : ground.buildings()) if (!later.contains(ownedPiece)) place(ownedPiece);
    int robber = open.island().indexOf(ground.robber());
    if (robber != open.robber()) open.robberMoved(robber);
    for (int index = 0; index < seating.ids().size(); index++) layCards(Seat.of(index));
    layHands();
    open.longestRoadPassed(seat(books.longestRoad()).map(Seat::index).orElse(Position.NOBODY));
    open.largestArmyPassed(seat(books.largestArmy()).map(Seat::index).orElse(Position.NOBODY));
  }

  private void place(OwnedPiece ownedPiece) {
    var seat = seating.seat(ownedPiece.owner());
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
    var fellow = notebook.fellow(idOf(seat)).orElseThrow();
    var played = seat.equals(active()) ? books.round().played() : Optional.<Round.Played>empty();
    int knights = fellow.knights() - (played.equals(Optional.of(Round.Played.KNIGHT)) ? 1 : 0);
    int progress = fellow.progress() - (played.equals(Optional.of(Round.Played.PROGRESS)) ? 1 : 0);
    int bought = fellow.cards() + Math.max(0, knights) + Math.max(0, progress);
    if (played.isPresent()) bought++;
    for (int i = 0; i < bought && open.deck() > 0; i++) open.cardBought(seat.index());
    for (int i = 0; i < knights; i++) open.knightPlayed(seat.index());
    for (int i = 0; i < progress; i++) open.cardPlayed(seat.index());
  }

  /// All that is not in the bank goes through one hand to its owners, and the rest lies face down.
  private void layHands() {
    int inHands = 0;
    for (int index = 0; index < seating.ids().size(); index++) inHands += hand(index);
    var piles = books.vault().piles(inHands);
    int each = open.options().bank();
    var taken = new Resources(each, each, each, each, each).minus(piles);
    open.gained(0, taken.packed());
    for (int index = 1; index < seating.ids().size(); index++)
      open.handedOver(0, index, hand(index));
    int hidden = each * Resource.KINDS - piles.total() - inHands;
    if (hidden > 0) open.discarded(0, hidden);
  }

  private int hand(int index) {
    if (index == own.index()) return books.purse().hand().total();
    return Math.max(0, notebook.fellow(seating.ids().get(index)).orElseThrow().hand());
  }

  // This turn.

  private void turn(Seat seat) {
    var later = newBuildings();
    lay(later);
    int turns = Math.max(1, books.round().turns());
    for (int i = 0; i < turns; i++) open.turnBegan(seat.index());
    books.round().dice().ifPresent(this::rolled);
    books.round().played().ifPresent(card -> play(active(), card));
    if (!later.isEmpty()) open.tradeAndBuildBegan(seat.index());
    later.forEach(this::place);
  }

  /// A harbour that was won in this very turn may have to wait for the next.
  private List<OwnedPiece> newBuildings() {
    return books.round().built().stream()
        .filter(ownedPiece -> !(ownedPiece instanceof OwnedPiece.Road))
        .toList();
  }

  private void play(Seat seat, Round.Played card) {
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
    open.tradeAndBuildBegan(seat.index());
    var market = books.market();
    int id = idOf(seat);
    for (var deal : market.closed()) if (deal.player() == id) offer(deal, false);
    for (var deal : market.open()) if (deal.player() == id) offer(deal, true);
  }

  private void offer(Market.Deal deal, boolean isOpen) {
    if (open.openOffers() == Position.MOST_OFFERS) return;
    open.offered(deal.id(), deal.give().packed(), deal.want().packed());
    books
        .market()
        .answers(deal)
        .forEach(
            (id, accepts) ->
                seating
                    .seat(id)
                    .ifPresent(seat -> open.answered(seat.index(), deal.id(), accepts)));
    if (!isOpen) open.offerClosed(deal.id());
  }

  /// Everybody who is asked gives back half of his cards.
  private long owed() {
    long owed = 0;
    for (int index = 0; index < seating.ids().size(); index++) {
      boolean owes =
          notebook.fellow(seating.ids().get(index)).orElseThrow().status() == PlayerStatus.DISCARD;
      if (owes) owed |= (long) (hand(index) / 2) << 8 * index;
    }
    return owed;
  }
}
