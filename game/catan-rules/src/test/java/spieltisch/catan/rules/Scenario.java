package spieltisch.catan.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Optional;
import spieltisch.catan.Action;
import spieltisch.catan.Island;
import spieltisch.catan.Options;
import spieltisch.catan.Phase;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.Variant;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.places.Corner;
import spieltisch.catan.places.Edge;
import spieltisch.catan.places.Hex;
import spieltisch.catan.view.Observation;
import spieltisch.catan.view.View;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

/// A game set up for a test: pieces and cards are placed, then actions are played and checked.
///
/// Games of up to four use the beginners' board, larger ones a random board of a fixed seed.
final class Scenario {
  private static final Catan CATAN = new Catan();

  private MutableState state;
  private List<Event> events = List.of();

  private Scenario(State state) {
    this.state = state.copy();
  }

  static Scenario of(int players) {
    return of(Variant.STANDARD.options(players));
  }

  static Scenario of(Options options) {
    var board =
        options.players() <= 4
            ? BeginnerBoard.make()
            : BoardMaker.variable(options, new SeededChance(1));
    return new Scenario(State.start(options, board));
  }

  static Scenario of(State state) {
    return new Scenario(state);
  }

  // Setting up, without checks.

  Scenario settlement(Seat seat, Corner... corners) {
    for (var corner : corners) state.settlementPlaced(seat.index(), island().indexOf(corner));
    return this;
  }

  Scenario city(Seat seat, Corner... corners) {
    settlement(seat, corners);
    for (var corner : corners) state.cityPlaced(seat.index(), island().indexOf(corner));
    return this;
  }

  Scenario roads(Seat seat, List<Edge> edges) {
    for (var edge : edges) state.roadPlaced(seat.index(), island().indexOf(edge));
    return this;
  }

  Scenario road(Seat seat, String edges) {
    return roads(seat, TestPlaces.edges(edges));
  }

  Scenario hand(Seat seat, String cards) {
    state.produced(seat.index(), TestPlaces.cards(cards).packed());
    return this;
  }

  /// Leaves some cards of a kind in the bank and gives the rest to a player.
  Scenario bank(Resource kind, int left, Seat holder) {
    int rest = PackedCounts.count(state.bank(), kind.ordinal()) - left;
    state.produced(holder.index(), PackedCounts.of(kind.ordinal(), rest));
    return this;
  }

  /// Gives development cards. If called before the turn is set up, they count as bought earlier.
  Scenario holds(Seat seat, Card... cards) {
    for (var card : cards) state.cardBought(seat.index(), PackedCounts.one(card.ordinal()));
    return this;
  }

  Scenario knights(Seat seat, int played) {
    for (int i = 0; i < played; i++) {
      holds(seat, Card.KNIGHT);
      state.knightPlayed(seat.index(), 0, 0);
    }
    return this;
  }

  Scenario robber(Hex hex) {
    state.robberMoved(0, island().indexOf(hex), 0);
    return this;
  }

  Scenario longestRoad(Seat holder) {
    state.longestRoadPassed(holder.index());
    return this;
  }

  Scenario largestArmy(Seat holder) {
    state.largestArmyPassed(holder.index());
    return this;
  }

  Scenario beforeRoll(Seat seat) {
    state.turnBegan(seat.index());
    return this;
  }

  /// The seat has rolled a two and trades and builds.
  Scenario building(Seat seat) {
    beforeRoll(seat);
    state.rolled(seat.index(), 1, 1);
    state.phaseBegan(Position.TRADE_AND_BUILD, seat.index());
    return this;
  }

  /// The seat has rolled a seven and no player must discard.
  Scenario robbing(Seat seat) {
    beforeRoll(seat);
    state.rolled(seat.index(), 3, 4);
    state.phaseBegan(Position.MOVE_ROBBER, seat.index());
    return this;
  }

  /// After the turn of one seat, another seat may build.
  Scenario specialBuilding(Seat after, Seat seat) {
    building(after);
    state.phaseBegan(Position.SPECIAL_BUILD, seat.index());
    return this;
  }

  // Playing.

  Scenario play(Seat seat, Action action, ScriptedChance.Draw... draws) {
    var chance = new ScriptedChance(draws);
    switch (CATAN.decide(state, seat, action, chance)) {
      case Decision.Accepted(var newEvents) -> record(newEvents);
      case Decision.Refused(var reason) -> fail(action + " was refused: " + reason);
    }
    chance.assertDone();
    return this;
  }

  private void record(List<Event> newEvents) {
    events = newEvents;
    State next = state;
    for (var event : newEvents) next = CATAN.evolve(next, event);
    state = next.copy();
  }

  /// The action is refused for this reason, without a change and without chance.
  Scenario refuses(Seat seat, Action action, Refusal reason) {
    var before = state.copy();
    var decision = CATAN.decide(state, seat, action, new ScriptedChance());
    assertEquals(new Decision.Refused<>(reason), decision, action.toString());
    assertEquals(before, state, "a refused action changed the state");
    return this;
  }

  // Outcomes of chance that depend on the cards.

  ScriptedChance.Draw drawing(Card card) {
    return first(state.deck(), card.ordinal());
  }

  ScriptedChance.Draw stealing(Seat victim, Resource kind) {
    return first(state.hand(victim.index()), kind.ordinal());
  }

  private static ScriptedChance.Draw first(int pack, int field) {
    int before = 0;
    for (int i = 0; i < field; i++) before += PackedCounts.count(pack, i);
    assertTrue(PackedCounts.count(pack, field) > 0, "there is no such card");
    return new ScriptedChance.Draw(PackedCounts.total(pack), before);
  }

  // Reading and checking.

  MutableState state() {
    return state;
  }

  private Island island() {
    return state.position().island();
  }

  View view(Seat seat) {
    return CATAN.view(state, Viewer.of(seat));
  }

  List<Event> events() {
    return events;
  }

  List<Observation> seenBy(Viewer viewer) {
    return events.stream().map(event -> CATAN.observe(event, viewer)).toList();
  }

  List<Seat> awaited() {
    return CATAN.awaited(state);
  }

  /// The id of the newest offer.
  int lastOffer() {
    return state.position().offerId(state.position().openOffers() - 1);
  }

  Resources hand(Seat seat) {
    return Resources.unpacked(state.hand(seat.index()));
  }

  Resources bank() {
    return Resources.unpacked(state.bank());
  }

  int count(Seat seat, Card card) {
    return PackedCounts.count(state.cards(seat.index()), card.ordinal());
  }

  int roadLength(Seat seat) {
    return state.position().roadLength(seat.index());
  }

  Scenario hasHand(Seat seat, String cards) {
    assertEquals(TestPlaces.cards(cards), hand(seat), "the hand of " + seat);
    return this;
  }

  Scenario hasPoints(Seat seat, int points) {
    assertEquals(points, state.points(seat.index()), "the points of " + seat);
    return this;
  }

  Scenario hasPhase(Phase phase) {
    assertEquals(phase, state.position().phase());
    return this;
  }

  Scenario hasLongestRoad(Seat... holder) {
    assertEquals(optional(holder), state.position().longestRoadHolder(), "the longest road");
    return this;
  }

  Scenario hasLargestArmy(Seat... holder) {
    assertEquals(optional(holder), state.position().largestArmyHolder(), "the largest army");
    return this;
  }

  /// Asserts that the last action caused this public event.
  Scenario hasEvent(Observation.PublicEvent fact) {
    assertTrue(events.contains(new Event.Open(fact)), () -> fact + " is not one of " + events);
    return this;
  }

  /// Asserts that the last action caused no event of this kind.
  Scenario hasNoEvent(Class<? extends Observation> kind) {
    for (var seen : seenBy(Viewer.spectator())) assertFalse(kind.isInstance(seen), seen.toString());
    return this;
  }

  private static Optional<Seat> optional(Seat... seat) {
    return seat.length == 0 ? Optional.empty() : Optional.of(seat[0]);
  }
}
