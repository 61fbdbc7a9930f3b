package spieltisch.catan;

import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;

/// How a view takes in what its viewer sees, one thing after another: on one copy of the open
/// position, and on his own hand.
public final class ViewUpdater {
  private final View before;
  private final Viewer viewer;
  private final Position open;
  private final Island island;
  private int hand;
  private int cards;
  private int fresh;

  public ViewUpdater(View view) {
    before = view;
    viewer = view.viewer();
    open = view.position();
    island = open.island();
    hand = view.hand().packed();
    cards = view.cards().packed();
    fresh = view.fresh();
  }

  /// What is known now; it holds until the viewer sees more.
  public View view() {
    return before.with(open, hand, cards, fresh);
  }

  public void see(Observation seen) {
    switch (seen) {
      case Observation.Rolled(_, var first, var second) -> open.rolled(first, second);
      case Observation.Produced(var seat, var gained) -> gained(seat, gained.packed());
      case Observation.Paid(var seat, var price) -> paid(seat, price.packed());
      case Observation.RoadPlaced(var seat, var edge) ->
          open.roadPlaced(seat.index(), island.indexOf(edge));
      case Observation.SettlementPlaced(var seat, var corner) ->
          open.settlementPlaced(seat.index(), island.indexOf(corner));
      case Observation.CityPlaced(var seat, var corner) ->
          open.cityPlaced(seat.index(), island.indexOf(corner));
      case Observation.CardBought bought -> bought(bought);
      case Observation.Discarded discarded -> discarded(discarded);
      case Observation.RobberMoved(_, var hex, _) -> open.robberMoved(island.indexOf(hex));
      case Observation.Stolen stolen -> stolen(stolen);
      case Observation.KnightPlayed(var seat, _, _) -> knightPlayed(seat);
      case Observation.RoadBuildingPlayed(var seat, _, _) -> cardPlayed(seat, Card.ROAD_BUILDING);
      case Observation.MonopolyPlayed(var seat, _) -> cardPlayed(seat, Card.MONOPOLY);
      case Observation.Surrendered(var from, var to, var resource, var count) ->
          handOver(from, to, PackedCounts.of(resource.ordinal(), count), count);
      case Observation.InventionPlayed(var seat, var invented) -> invented(seat, invented);
      case Observation.BankTraded(var seat, var give, var want) -> bankTraded(seat, give, want);
      case Observation.Offered(_, var offer, var give, var want) ->
          open.offered(offer, give.packed(), want.packed());
      case Observation.Answered(var seat, var offer, var accept) ->
          open.answered(seat.index(), offer, accept);
      case Observation.Traded traded -> traded(traded);
      case Observation.Withdrawn(var seat, var offer) -> withdrawn(seat, offer);
      case Observation.LongestRoad(var holder) ->
          open.longestRoadPassed(holder.map(Seat::index).orElse(Position.NOBODY));
      case Observation.LargestArmy(var holder) -> open.largestArmyPassed(holder.index());
      case Observation.PhaseBegan(var phase) -> began(phase);
      case Observation.Won(var seat, var points) -> open.won(seat.index(), points);
    }
  }

  private void gained(Seat seat, int pack) {
    open.gained(seat.index(), pack);
    if (viewer.is(seat)) hand += pack;
  }

  private void paid(Seat seat, int pack) {
    open.paid(seat.index(), pack);
    if (viewer.is(seat)) hand -= pack;
  }

  private void bought(Observation.CardBought bought) {
    open.cardBought(bought.seat().index());
    if (bought.card().isEmpty()) return;
    int card = PackedCounts.one(bought.card().get().ordinal());
    cards += card;
    if (open.phaseKind() == Position.TRADE_AND_BUILD) fresh += card;
  }

  private void discarded(Observation.Discarded discarded) {
    open.discarded(discarded.seat().index(), discarded.count());
    if (discarded.cards().isPresent()) hand -= discarded.cards().get().packed();
  }

  private void stolen(Observation.Stolen stolen) {
    int card =
        stolen.card().isPresent()
            ? PackedCounts.one(stolen.card().get().ordinal())
            : PackedCounts.NONE;
    handOver(stolen.victim(), stolen.thief(), card, 1);
  }

  private void handOver(Seat from, Seat to, int pack, int count) {
    open.handedOver(from.index(), to.index(), count);
    if (viewer.is(from)) hand -= pack;
    if (viewer.is(to)) hand += pack;
  }

  private void cardPlayed(Seat seat, Card card) {
    open.cardPlayed(seat.index());
    spend(seat, card);
  }

  private void knightPlayed(Seat seat) {
    open.knightPlayed(seat.index());
    spend(seat, Card.KNIGHT);
  }

  private void spend(Seat seat, Card card) {
    if (viewer.is(seat)) cards -= PackedCounts.one(card.ordinal());
  }

  private void invented(Seat seat, Resources invented) {
    cardPlayed(seat, Card.INVENTION);
    gained(seat, invented.packed());
  }

  private void bankTraded(Seat seat, Resources give, Resources want) {
    paid(seat, give.packed());
    gained(seat, want.packed());
  }

  private void traded(Observation.Traded traded) {
    open.offerClosed(traded.offer());
    handOver(traded.seat(), traded.partner(), traded.give().packed(), traded.give().total());
    handOver(traded.partner(), traded.seat(), traded.want().packed(), traded.want().total());
  }

  private void withdrawn(Seat seat, int offer) {
    if (seat.index() == open.active()) open.offerClosed(offer);
    else open.acceptanceWithdrawn(seat.index(), offer);
  }

  private void began(Phase phase) {
    switch (phase) {
      case Phase.FoundSettlement(var seat, var placed) ->
          open.settlementAwaited(seat.index(), placed);
      case Phase.FoundRoad(var seat, var placed, var from) ->
          open.roadAwaited(seat.index(), placed, island.indexOf(from));
      case Phase.BeforeRoll(var seat) -> turnBegan(seat);
      case Phase.Discard(var roller, var owed) ->
          open.discardsAwaited(roller.index(), Position.packedOwed(owed));
      case Phase.MoveRobber(var seat) -> open.robberAwaited(seat.index());
      case Phase.TradeAndBuild(var seat) -> open.tradeAndBuildBegan(seat.index());
      case Phase.SpecialBuild(var seat, _) -> open.specialBuildBegan(seat.index());
      case Phase.Over(var winner) -> open.won(winner.index(), 0);
    }
  }

  private void turnBegan(Seat seat) {
    open.turnBegan(seat.index());
    fresh = PackedCounts.NONE;
  }
}
