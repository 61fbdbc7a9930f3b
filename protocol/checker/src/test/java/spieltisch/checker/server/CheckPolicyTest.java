package spieltisch.checker.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import spieltisch.catan.Action;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.Options;
import spieltisch.catan.cards.Card;
import spieltisch.catan.rules.BoardMaker;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.rules.State;
import spieltisch.catan.view.View;
import spieltisch.checker.CheckReport;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

/// Positions come from games of random moves, so that all views are possible.
class CheckPolicyTest {
  private static final int CHOICES = 200;
  private static final int MOST_MOVES = 200_000;

  private final CheckReport report = new CheckReport(ServerClause.values());

  @Test
  void it_buys_every_card_it_can_until_a_second_card_was_tried() {
    var view = position(it -> it.legal().contains(new Action.BuyCard()));
    for (int seed = 0; seed < CHOICES; seed++)
      assertEquals(new Action.BuyCard(), new CheckPolicy(report, seed).choose(view));
    report.check(ServerClause.ONE_CARD, true, "");
    assertTrue(
        IntStream.range(0, CHOICES)
            .mapToObj(seed -> new CheckPolicy(report, seed).choose(view))
            .anyMatch(action -> !action.equals(new Action.BuyCard())));
  }

  @Test
  void it_keeps_the_only_card() {
    var view =
        position(it -> canPlay(it) && !canBuy(it) && oldKnights(it) == 1 && oldMonopolies(it) == 0);
    for (int seed = 0; seed < CHOICES; seed++)
      assertFalse(playsCard(new CheckPolicy(report, seed).choose(view)));
  }

  @Test
  void it_plays_one_of_two_cards() {
    var view = position(it -> canPlay(it) && !canBuy(it) && oldKnights(it) == 2);
    assertTrue(playsCard(new CheckPolicy(report, 0).choose(view)));
  }

  private static boolean canPlay(View view) {
    return view.legal().stream().anyMatch(CheckPolicyTest::playsCard);
  }

  private static boolean canBuy(View view) {
    return view.legal().contains(new Action.BuyCard());
  }

  private static boolean playsCard(Action action) {
    return action instanceof Action.PlayKnight || action instanceof Action.PlayMonopoly;
  }

  private static int oldKnights(View view) {
    return old(view, Card.KNIGHT);
  }

  private static int oldMonopolies(View view) {
    return old(view, Card.MONOPOLY);
  }

  private static int old(View view, Card card) {
    return view.cards().count(card) - view.freshCards().count(card);
  }

  /// The first view of an awaited player that has the property.
  private static View position(Predicate<View> property) {
    var chance = new SeededChance(1);
    var rules = new Catan();
    var options = Options.standard(3);
    var state = State.start(options, BoardMaker.variable(options, chance));
    for (int i = 0; i < MOST_MOVES; i++) {
      if (state.position().isOver())
        state = State.start(options, BoardMaker.variable(options, chance));
      int seat = state.position().nextToAct();
      var view = rules.view(state, Viewer.of(Seat.of(seat)));
      if (property.test(view)) return view;
      var actions = new MoveGenerator().actions(view, seat);
      var action = actions.get(chance.below(actions.size()));
      if (rules.decide(state, Seat.of(seat), action, chance)
          instanceof spieltisch.kernel.Decision.Accepted(var events))
        state = rules.evolve(state, events);
    }
    throw new AssertionError("no such position");
  }
}
