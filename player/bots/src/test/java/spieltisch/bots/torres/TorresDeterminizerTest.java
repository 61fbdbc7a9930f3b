package spieltisch.bots.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;
import spieltisch.torres.Options;
import spieltisch.torres.PlayerKnowledge;
import spieltisch.torres.Variant;
import spieltisch.torres.cards.Cards;
import spieltisch.torres.legality.MoveGenerator;
import spieltisch.torres.rules.State;
import spieltisch.torres.rules.Torres;

class TorresDeterminizerTest {
  private static final Torres RULES = new Torres();

  /// Compares samples with the views of a random game.
  private static void checkRandomGame(Options options) {
    var chance = new SeededChance(4);
    var moveGenerator = new MoveGenerator();
    var state = State.start(options, 3, Seat.of(0)).copy();
    while (state.awaited() != PlayerKnowledge.NOBODY) {
      int seat = state.awaited();
      var view = RULES.view(state, Viewer.of(Seat.of(seat)));
      var sample = TorresDeterminizer.sample(view, seat, chance);
      assertEquals(view, RULES.view(sample, Viewer.of(Seat.of(seat))));
      for (var each : Seat.first(3)) {
        assertEquals(view.handSize(each), Cards.total(sample.hand(each)));
        assertEquals(view.deckSize(each), Cards.total(sample.deck(each)));
      }
      state.play(moveGenerator.get(chance.below(moveGenerator.find(state))), chance);
    }
  }

  @Test
  void a_sampled_state_looks_to_the_viewer_like_the_real_one() {
    checkRandomGame(Options.STANDARD);
  }

  @ParameterizedTest
  @EnumSource(Variant.class)
  void a_sampled_state_fits_every_variant(Variant variant) {
    checkRandomGame(Options.of(variant));
  }

  @Test
  void samples_differ_in_hidden_cards() {
    var view = RULES.view(new StagedTorresPosition().oneCardEach().state(), Viewer.of(Seat.of(0)));
    var chance = new SeededChance(1);
    var hands = new HashSet<Integer>();
    for (int i = 0; i < 50; i++)
      hands.add(TorresDeterminizer.sample(view, 0, chance).hand(Seat.of(1)));
    assertTrue(hands.size() > 5, hands.size() + " hands");
  }
}
