package spieltisch.checker.server;

import java.util.Optional;
import java.util.OptionalInt;
import spieltisch.catan.Action;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.Cards;
import spieltisch.catan.cards.Price;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.View;
import spieltisch.checker.CheckReport;
import spieltisch.siedler.message.ClientMessage;
import spieltisch.siedler.message.PlayerStatus;

/// Sends requests that every server must refuse. Each kind of request is sent a few times, in
/// positions where it is illegal.
final class IllegalActionProbes {
  private static final int MAX_PROBES = 3;

  /// The number of ignored illegal requests after which the checker sends no more illegal requests.
  private static final int MAX_IGNORED = 3;

  private final CheckReport report;
  private int ignored;

  IllegalActionProbes(CheckReport report) {
    this.report = report;
  }

  /// Sends the illegal requests that fit the status of the acting player.
  ///
  /// @param other a player whose turn it is not
  void probe(CheckPlayer actor, View view, CheckPlayer other) throws InterruptedException {
    switch (actor.tracker().status()) {
      case SETTLEMENT -> probeSettlement(actor, view);
      case ROAD -> probe(ServerClause.ROAD_ELSEWHERE, actor, farRoad(view));
      case ROLL -> probeBeforeRoll(actor, view, other);
      case DISCARD ->
          probe(
              ServerClause.DISCARD_COUNT,
              actor,
              Optional.of(new ClientMessage.Discard(oneCard(view))));
      case ROBBER -> probe(ServerClause.ROBBER_STAYS, actor, Optional.of(stayingRobber(view)));
      case TURN -> probeTurn(actor, view);
      case BUILD, WAIT, START, AWAITS_START, CONNECTION_LOST -> {}
    }
  }

  private void probe(
      ServerClause clause, CheckPlayer player, Optional<? extends ClientMessage> request)
      throws InterruptedException {
    boolean isEnough = report.times(clause) >= MAX_PROBES || ignored >= MAX_IGNORED;
    if (request.isEmpty() || isEnough) return;
    var result = player.probe(request.get());
    result.checkRefused(report, clause);
    if (result.isIgnored()) ignored++;
  }

  private void probeSettlement(CheckPlayer actor, View view) throws InterruptedException {
    var open = view.position();
    var island = open.island();
    var blockedCorner =
        island.corners().stream()
            .filter(it -> isBlockedByNeighbour(open, island.indexOf(it)))
            .findFirst()
            .map(ClientMessage.BuildSettlement::new);
    probe(ServerClause.TOO_CLOSE, actor, blockedCorner);
  }

  /// Whether nobody may build on a free corner because a neighbouring corner has a building.
  private static boolean isBlockedByNeighbour(Position open, int corner) {
    boolean isBlocked = (open.blocked(corner >>> 6) >>> corner & 1) != 0;
    return isBlocked && open.owner(corner) == Position.NOBODY;
  }

  private static Optional<ClientMessage> farRoad(View view) {
    var legal = view.legal();
    return view.position().island().edges().stream()
        .filter(edge -> isFree(view, edge))
        .filter(edge -> !legal.contains(new Action.BuildRoad(edge)))
        .findFirst()
        .map(ClientMessage.BuildRoad::new);
  }

  private static boolean isFree(View view, Edge edge) {
    return view.position().roadOwner(view.position().island().indexOf(edge)) == Position.NOBODY;
  }

  private void probeBeforeRoll(CheckPlayer actor, View view, CheckPlayer other)
      throws InterruptedException {
    if (other.tracker().status() == PlayerStatus.WAIT)
      probe(ServerClause.NOT_ON_TURN, other, Optional.of(new ClientMessage.Roll()));
    probe(ServerClause.BUILD_BEFORE_ROLL, actor, affordableRoad(view));
  }

  /// A request for a road that the player may build only after the roll; empty if there is none.
  private static Optional<ClientMessage> affordableRoad(View view) {
    var open = view.position();
    int seat = view.seat().orElseThrow().index();
    boolean canPay = view.hand().covers(Resources.unpacked(Price.ROAD)) && open.roadsLeft(seat) > 0;
    if (!canPay || open.roadSites(seat, 0) == 0) return Optional.empty();
    int edge = Long.numberOfTrailingZeros(open.roadSites(seat, 0));
    return Optional.of(new ClientMessage.BuildRoad(open.island().edge(edge)));
  }

  private void probeTurn(CheckPlayer actor, View view) throws InterruptedException {
    probe(ServerClause.ROLL_TWICE, actor, Optional.of(new ClientMessage.Roll()));
    probe(ServerClause.TOO_POOR, actor, unaffordableCity(view));
    probe(ServerClause.ROBBER_UNASKED, actor, Optional.of(movingRobber(view)));
    if (view.hand().total() > 0) {
      var own = oneCard(view);
      var wanted = Resources.of(own.wood() > 0 ? Resource.ORE : Resource.WOOD, 1);
      probe(
          ServerClause.BAD_RATE, actor, Optional.of(new ClientMessage.TradeWithBank(own, wanted)));
      probe(ServerClause.GIFT, actor, Optional.of(new ClientMessage.Offer(own, Resources.NONE)));
    }
    if (view.cards().count(Card.MONOPOLY) == 0)
      probe(
          ServerClause.NO_CARD, actor, Optional.of(new ClientMessage.PlayMonopoly(Resource.WOOD)));
    boolean isNew = isOnlyNew(view.cards(), view.freshCards(), Card.MONOPOLY);
    if (isNew && !view.position().isCardPlayed())
      probe(
          ServerClause.NEW_CARD, actor, Optional.of(new ClientMessage.PlayMonopoly(Resource.WOOD)));
    if (isOnlyNew(view.cards(), view.freshCards(), Card.KNIGHT) && !view.position().isCardPlayed())
      probe(ServerClause.NEW_CARD, actor, Optional.of(knight(view)));
    if (view.position().isCardPlayed()) probe(ServerClause.ONE_CARD, actor, secondCard(view));
  }

  /// A request to play a card that would be legal if no card had been played in this turn; empty if
  /// there is none.
  private static Optional<ClientMessage> secondCard(View view) {
    if (isOld(view, Card.MONOPOLY))
      return Optional.of(new ClientMessage.PlayMonopoly(Resource.WOOD));
    return isOld(view, Card.KNIGHT) ? Optional.of(knight(view)) : Optional.empty();
  }

  private static boolean isOld(View view, Card card) {
    return view.cards().count(card) > view.freshCards().count(card);
  }

  private static boolean isOnlyNew(Cards held, Cards fresh, Card card) {
    return held.count(card) > 0 && held.count(card) == fresh.count(card);
  }

  private static Optional<ClientMessage> unaffordableCity(View view) {
    var open = view.position();
    boolean cannotPay = !view.hand().covers(Resources.unpacked(Price.CITY));
    int seat = view.seat().orElseThrow().index();
    return open.island().corners().stream()
        .filter(_ -> cannotPay)
        .filter(it -> open.owner(open.island().indexOf(it)) == seat)
        .filter(it -> !open.isCity(open.island().indexOf(it)))
        .findFirst()
        .map(ClientMessage.BuildCity::new);
  }

  private static Resources oneCard(View view) {
    for (var kind : Resource.values())
      if (view.hand().count(kind) > 0) return Resources.of(kind, 1);
    return Resources.NONE;
  }

  private static ClientMessage stayingRobber(View view) {
    var open = view.position();
    return new ClientMessage.MoveRobber(open.island().hex(open.robber()), OptionalInt.empty());
  }

  private static ClientMessage movingRobber(View view) {
    return new ClientMessage.MoveRobber(otherHex(view), OptionalInt.empty());
  }

  private static ClientMessage knight(View view) {
    return new ClientMessage.PlayKnight(otherHex(view), OptionalInt.empty());
  }

  private static Hex otherHex(View view) {
    var open = view.position();
    return open.island().hexes().stream()
        .filter(hex -> open.island().isLand(hex) && open.island().indexOf(hex) != open.robber())
        .findFirst()
        .orElseThrow();
  }
}
