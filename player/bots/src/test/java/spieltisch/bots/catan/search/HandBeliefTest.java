package spieltisch.bots.catan.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Level;
import spieltisch.bots.catan.SeededGame;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.catan.Options;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;
import spieltisch.catan.cards.Resources;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.view.Observation;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

class HandBeliefTest {
  private static final Seat OWN = Seat.of(0);
  private static final Seat THIEF = Seat.of(1);
  private static final Seat VICTIM = Seat.of(2);

  private final HandBelief belief = new HandBelief();

  private static Resources wood(int count) {
    return Resources.of(Resource.WOOD, count);
  }

  private static Resources ore(int count) {
    return Resources.of(Resource.ORE, count);
  }

  /// Samples a hand if it has this number of cards in the view.
  private Optional<Integer> sample(int seat, String fields) {
    var view = new StagedPosition().seat(seat, fields).view(0);
    var hands = new int[3];
    return belief.sample(view, new SeededChance(1), hands)
        ? Optional.of(hands[seat])
        : Optional.empty();
  }

  private void hiddenTheft() {
    belief.observe(new Observation.Produced(VICTIM, wood(1).plus(ore(1))));
    belief.observe(new Observation.Stolen(THIEF, VICTIM, Optional.empty()));
  }

  @Test
  void open_gains_and_payments_are_known_exactly() {
    belief.observe(new Observation.Produced(VICTIM, wood(2).plus(ore(1))));
    belief.observe(new Observation.Paid(VICTIM, wood(1)));
    assertEquals(1, belief.size());
    assertEquals(Optional.of(PackedCounts.of(1, 0, 0, 0, 1)), sample(2, "-,50,-,s1g1,-,0"));
  }

  @Test
  void a_hidden_theft_has_one_hypothesis_per_kind_of_the_victim() {
    hiddenTheft();
    assertEquals(2, belief.size());
  }

  @Test
  void a_payment_removes_the_hypotheses_that_cannot_pay_it() {
    hiddenTheft();
    belief.observe(new Observation.Paid(THIEF, ore(1)));
    assertEquals(1, belief.size());
    assertEquals(Optional.of(PackedCounts.of(1, 0, 0, 0, 0)), sample(2, "-,50,-,w1,-,0"));
  }

  @Test
  void a_monopoly_reveals_the_cards_of_its_kind() {
    hiddenTheft();
    belief.observe(new Observation.Surrendered(VICTIM, OWN, Resource.WOOD, 0));
    assertEquals(1, belief.size());
  }

  @Test
  void hidden_discards_are_weighted_by_the_ways_to_draw_them() {
    belief.observe(new Observation.Produced(VICTIM, wood(2).plus(ore(1))));
    belief.observe(new Observation.Discarded(VICTIM, 2, Optional.empty()));
    assertEquals(2, belief.size(), "two wood, or one wood and one ore");
  }

  @Test
  void a_contradiction_makes_the_belief_unusable() {
    belief.observe(new Observation.Produced(VICTIM, wood(1)));
    assertEquals(Optional.empty(), sample(2, "-,50,-,w2,-,0"), "the view shows two cards");
    assertEquals(0, belief.size());
    assertEquals(Optional.empty(), sample(2, "-,50,-,w1,-,0"));
  }

  @Test
  void played_development_cards_are_counted() {
    belief.observe(new Observation.MonopolyPlayed(THIEF, Resource.WOOD));
    belief.observe(new Observation.InventionPlayed(THIEF, wood(2)));
    assertEquals(PackedCounts.of(0, 0, 0, 1, 1), belief.played());
  }

  @Test
  void an_observer_of_a_whole_game_knows_many_hands_exactly() {
    var game =
        new SeededGame(
            Options.standard(3), List.of(Level.MEDIUM, Level.MEDIUM, Level.MEDIUM), 5, 100);
    var counts = new int[2];
    game.playWithEvents(
        (state, event) -> {
          belief.observe(new Catan().observe(event, Viewer.of(VICTIM)));
          if (!event.toString().contains("BeforeRoll")) return;
          var hands = new int[3];
          var view = new Catan().view(state, Viewer.of(VICTIM));
          if (!belief.sample(view, new SeededChance(5), hands)) counts[0]++;
          else if (belief.size() == 1 && hands[0] == state.hand(0) && hands[1] == state.hand(1))
            counts[1]++;
        });
    assertEquals(0, counts[0], "contradictions");
    assertTrue(counts[1] > 20, "only " + counts[1] + " exact");
    assertFalse(belief.size() == 0);
  }
}
