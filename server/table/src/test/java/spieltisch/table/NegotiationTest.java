package spieltisch.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.Colour;
import spieltisch.catan.Offer;
import spieltisch.catan.Position;
import spieltisch.catan.Refusal;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.kernel.Decision;
import spieltisch.kernel.Seat;
import spieltisch.kernel.Viewer;
import spieltisch.table.entry.Entry;
import spieltisch.table.game.CatanGameState;
import spieltisch.table.options.TableOptions;
import spieltisch.table.options.TimeControl;

/// Tests offers to chosen players, and counter-offers.
class NegotiationTest extends TestTable {
  @BeforeEach
  void start() {
    startWith(TableOptions.standard());
  }

  private void startWith(TableOptions options) {
    var clock = TimeControl.NONE.withAnswer(20_000);
    entries.clear();
    table = Table.opened(new Entry.Opened("Tisch", options.withClock(clock)));
    for (var colour : List.of(Colour.RED, Colour.BLUE, Colour.WHITE, Colour.ORANGE))
      joinReady(colour.name(), colour, Optional.empty());
    for (int id = 1; id <= 3 && !table.hasStarted(); id++) ask(new Command.Ready(id));
    assertTrue(table.isRunning());
    while (!isTradePossible()) playTimeoutAction();
  }

  private boolean isTradePossible() {
    return position().phaseKind() == Position.TRADE_AND_BUILD
        && hand(active()).total() > 0
        && hand(seatAfterActive(1)).total() > 0;
  }

  private CatanGameState state() {
    return (CatanGameState) table.gameState().orElseThrow();
  }

  private Position position() {
    return state().state().position();
  }

  private Seat active() {
    return Seat.of(position().active());
  }

  private Seat seatAfterActive(int steps) {
    return Seat.of((position().active() + steps) % position().players());
  }

  private int member(Seat seat) {
    return state().order().get(seat.index());
  }

  private Resources hand(Seat seat) {
    return state().view(Viewer.of(seat)).hand();
  }

  private void playTimeoutAction() {
    var seat = state().awaitedSeats().getFirst();
    ask(new Command.Act(member(seat), state().timeoutAction(seat), Entry.Actor.PLAYER));
  }

  private static Resource heldKind(Resources hand) {
    for (var kind : Resource.values()) if (hand.count(kind) > 0) return kind;
    throw new IllegalStateException("no cards");
  }

  private static Resource otherKind(Resource kind) {
    return Resource.values()[(kind.ordinal() + 1) % Resource.values().length];
  }

  private Action.Offer possibleOffer() {
    var give = heldKind(hand(active()));
    return new Action.Offer(Resources.of(give, 1), Resources.of(otherKind(give), 1));
  }

  private Offer offer() {
    return position().offers().getFirst();
  }

  private void offerToAll() {
    var act = new Command.Act(member(active()), possibleOffer(), Entry.Actor.PLAYER);
    assertInstanceOf(Decision.Accepted.class, ask(act));
  }

  @Test
  void an_offer_to_one_player_is_declined_for_the_others() {
    var asked = seatAfterActive(2);
    var command = new Command.OfferTo(member(active()), possibleOffer(), List.of(member(asked)));
    int before = entries.size();
    assertInstanceOf(Decision.Accepted.class, ask(command));
    var others = table.players().size() - 2;
    assertEquals(before + 1 + others, entries.size());
    assertEquals(others, offer().declined().size());
    assertTrue(!offer().declined().contains(asked));
    assertEquals(Entry.Actor.OFFERER, ((Entry.Acted) entries.getLast()).actor());
    assertEquals(List.of(asked), state().seatsToAct());
  }

  @Test
  void an_offer_that_the_rules_refuse_is_refused_to_chosen_players_too() {
    var wrong = new Action.Offer(Resources.of(Resource.WOOD, 1), Resources.of(Resource.WOOD, 1));
    assertEquals(
        new Decision.Refused<>(Refusal.SAME_KIND),
        ask(new Command.OfferTo(member(active()), wrong, List.of())));
    assertEquals(
        new Decision.Refused<>(Refusal.NOT_YOUR_TURN),
        ask(new Command.OfferTo(member(seatAfterActive(1)), possibleOffer(), List.of())));
  }

  private Command.CounterOffer counter(Seat seat) {
    var give = heldKind(hand(seat));
    return new Command.CounterOffer(
        member(seat), offer().id(), Resources.of(give, 1), Resources.of(otherKind(give), 2));
  }

  @Test
  void a_counter_offer_is_a_refusal_with_a_proposal() {
    offerToAll();
    var seat = seatAfterActive(1);
    var counter = counter(seat);
    assertInstanceOf(Decision.Accepted.class, ask(counter));
    assertEquals(List.of(seat), offer().declined());
    var entry = new Entry.CounterOffered(seat, counter.offer(), counter.give(), counter.want());
    assertEquals(entry, entries.getLast());
    assertEquals(
        List.of(
            new Notice.CounterOffered(
                member(seat), counter.offer(), counter.give(), counter.want())),
        Notice.of(entry, table, Viewer.spectator()));
    assertEquals(table, Table.of(journal()), "the journal gives the same table");
  }

  private List<Entry> journal() {
    var all = new java.util.ArrayList<Entry>();
    all.add(new Entry.Opened(table.name(), table.options()));
    all.addAll(entries);
    return all;
  }

  @Test
  void each_player_makes_one_counter_offer_to_an_offer() {
    offerToAll();
    var seat = seatAfterActive(1);
    ask(counter(seat));
    assertEquals(new Decision.Refused<>(TableRefusal.COUNTERED_ALREADY), ask(counter(seat)));
  }

  private static TableOptions oneOpenOffer() {
    var options = TableOptions.standard();
    return options.withCatan(options.catan().toBuilder().openOffers(1).build());
  }

  private Command.OfferTo taken(Command.CounterOffer counter) {
    var give = counter.want();
    var want = counter.give();
    var offer = new Action.Offer(give, want);
    return new Command.OfferTo(member(active()), offer, List.of(counter.member()));
  }

  /// A counter-offer that asks for one card that the player on turn holds.
  private Command.CounterOffer affordableCounter(Seat seat) {
    var give = heldKind(hand(seat));
    for (var kind : Resource.values())
      if (kind != give && hand(active()).count(kind) > 0)
        return new Command.CounterOffer(
            member(seat), offer().id(), Resources.of(give, 1), Resources.of(kind, 1));
    throw new IllegalStateException("no exchange is possible");
  }

  @Test
  void taking_a_counter_offer_at_the_limit_replaces_the_offer_that_it_answers() {
    startWith(oneOpenOffer());
    offerToAll();
    int first = offer().id();
    var seat = seatAfterActive(1);
    var counter = affordableCounter(seat);
    assertInstanceOf(Decision.Accepted.class, ask(counter));
    assertInstanceOf(Decision.Accepted.class, ask(taken(counter)));
    assertEquals(1, position().openOffers(), "the first offer is withdrawn");
    assertEquals(counter.want(), offer().give());
    assertTrue(offer().id() != first);
    var accept = new Action.Answer(offer().id(), true);
    ask(new Command.Act(member(seat), accept, Entry.Actor.PLAYER));
    var conclude = new Action.Conclude(offer().id(), seat);
    assertInstanceOf(
        Decision.Accepted.class,
        ask(new Command.Act(member(active()), conclude, Entry.Actor.PLAYER)));
    assertEquals(table, Table.of(journal()), "the journal gives the same table");
  }

  @Test
  void taking_a_counter_offer_below_the_limit_leaves_the_other_offer_open() {
    offerToAll();
    var counter = affordableCounter(seatAfterActive(1));
    ask(counter);
    assertInstanceOf(Decision.Accepted.class, ask(taken(counter)));
    assertEquals(2, position().openOffers());
  }

  @Test
  void an_offer_to_a_player_without_counter_offer_is_refused_at_the_limit() {
    startWith(oneOpenOffer());
    offerToAll();
    var counter = affordableCounter(seatAfterActive(1));
    ask(counter);
    var toAnother =
        new Command.OfferTo(
            member(active()), taken(counter).offer(), List.of(member(seatAfterActive(2))));
    assertEquals(new Decision.Refused<>(Refusal.TOO_MANY_OFFERS), ask(toAnother));
    assertEquals(1, position().openOffers());
  }

  @Test
  void a_counter_offer_needs_an_open_offer_of_another_player_and_own_cards() {
    offerToAll();
    var seat = seatAfterActive(1);
    var none = new Resources(0, 0, 0, 0, 0);
    var wood = Resources.of(Resource.WOOD, 1);
    var tooMany = Resources.of(Resource.ORE, 19);
    int id = offer().id();
    assertEquals(
        new Decision.Refused<>(Refusal.OWN_OFFER),
        ask(new Command.CounterOffer(member(active()), id, wood, tooMany)));
    assertEquals(
        new Decision.Refused<>(Refusal.NO_SUCH_OFFER),
        ask(new Command.CounterOffer(member(seat), id + 1, wood, tooMany)));
    assertEquals(
        new Decision.Refused<>(Refusal.GIFT),
        ask(new Command.CounterOffer(member(seat), id, none, wood)));
    assertEquals(
        new Decision.Refused<>(Refusal.SAME_KIND),
        ask(new Command.CounterOffer(member(seat), id, wood, wood)));
    assertEquals(
        new Decision.Refused<>(Refusal.BAD_AMOUNT),
        ask(new Command.CounterOffer(member(seat), id, new Resources(-1, 1, 0, 0, 0), wood)));
    assertEquals(
        new Decision.Refused<>(Refusal.NOT_YOUR_CARDS),
        ask(new Command.CounterOffer(member(seat), id, tooMany, wood)));
    assertEquals(List.of(), offer().declined(), "a refused counter-offer is no refusal");
  }

  @Test
  void the_time_for_answers_stands_still_during_a_pause() {
    offerToAll();
    now += 5_000;
    table = table.after(new Entry.Paused(false, now));
    now += 60_000;
    assertEquals(List.of(), table.answersAwaited(now));
    assertEquals(
        new Decision.Refused<>(TableRefusal.NOTHING_DUE), ask(new Command.AnswerTimeout()));
    var resumed = new Entry.Resumed(now);
    table = table.after(resumed);
    var left = new Notice.AnswersAwaited(offer().id(), 15_000);
    assertEquals(List.of(left), table.answersAwaited(now));
    assertTrue(Notice.of(resumed, table, Viewer.spectator()).contains(left));
  }

  @Test
  void an_offer_tells_how_long_it_awaits_answers() {
    offerToAll();
    var notices = Notice.of(entries.getLast(), table, Viewer.spectator());
    assertEquals(new Notice.AnswersAwaited(offer().id(), 20_000), notices.getLast());
    now += 5_000;
    assertEquals(
        List.of(new Notice.AnswersAwaited(offer().id(), 15_000)), table.answersAwaited(now));
  }
}
