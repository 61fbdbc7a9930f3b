package spieltisch.bots.catan.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Level;
import spieltisch.bots.catan.SeededGame;
import spieltisch.bots.catan.StagedPosition;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.rules.Catan;
import spieltisch.catan.view.View;
import spieltisch.kernel.Seat;
import spieltisch.kernel.SeededChance;
import spieltisch.kernel.Viewer;

class CatanDeterminizerTest {
  private final CatanDeterminizer determinizer = new CatanDeterminizer(new HandBelief());

  private static List<View> views(int players, long seed) {
    var views = new ArrayList<View>();
    SeededGame.of(Level.MEDIUM, players, seed).play((view, _) -> views.add(view));
    return views;
  }

  @Test
  void a_sampled_state_looks_to_the_viewer_like_the_real_one() {
    var chance = new SeededChance(1);
    for (var view : views(4, 3)) {
      var state = determinizer.sample(view, chance);
      assertTrue(CatanDeterminizer.isConsistent(view));
      assertEquals(view, new Catan().view(state, Viewer.of(view.seat().orElseThrow())));
      int cards = state.bank();
      for (int seat = 0; seat < 4; seat++) {
        cards += state.hand(seat);
        assertEquals(view.position().cardCount(seat), PackedCounts.total(state.cards(seat)));
      }
      assertEquals(PackedCounts.of(19, 19, 19, 19, 19), cards);
      assertTrue(
          PackedCounts.covers(state.bank(), view.position().bank()), "the open part of the bank");
      assertEquals(view.position().deck(), PackedCounts.total(state.deck()));
    }
  }

  @Test
  void samples_differ_in_hidden_cards() {
    var view =
        new StagedPosition()
            .seat(0, "-,10,-,w1,-,0")
            .seat(1, "-,48,-,w2o2,k1,0")
            .seat(2, "-,50,-,g3,-,0")
            .deck("k13v5r2i2m2")
            .view(0);
    var chance = new SeededChance(1);
    var hands = new HashSet<Integer>();
    for (int i = 0; i < 20; i++) hands.add(determinizer.sample(view, chance).hand(1));
    assertTrue(hands.size() > 3, hands.size() + " hands");
  }

  @Test
  void a_view_whose_card_counts_do_not_add_up_is_inconsistent() {
    var view = new StagedPosition().seat(0, "-,10,-,w1,-,0").view(0);
    assertTrue(CatanDeterminizer.isConsistent(view));
    var wrong =
        View.ofPlayer(
            Seat.of(0),
            view.position(),
            PackedCounts.of(2, 0, 0, 0, 0),
            PackedCounts.NONE,
            PackedCounts.NONE);
    assertFalse(CatanDeterminizer.isConsistent(wrong));
  }

  @Test
  void a_draw_never_takes_more_cards_than_there_are() {
    int pile = PackedCounts.of(1, 0, 2, 0, 0);
    assertEquals(pile, CatanDeterminizer.draw(pile, 5, new SeededChance(1)));
    assertEquals(2, PackedCounts.total(CatanDeterminizer.draw(pile, 2, new SeededChance(1))));
  }
}
