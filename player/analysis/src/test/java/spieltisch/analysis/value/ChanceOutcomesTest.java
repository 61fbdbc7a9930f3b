package spieltisch.analysis.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import spieltisch.analysis.RecordedGame;
import spieltisch.analysis.TestGames;
import spieltisch.catan.Options;
import spieltisch.catan.PackedAction;
import spieltisch.catan.Position;
import spieltisch.catan.cards.Card;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.rules.State;

class ChanceOutcomesTest {
  private static final RecordedGame GAME = TestGames.play(Options.standard(4), 5, 50);

  @Test
  void a_throw_has_eleven_sums_with_their_probabilities() {
    var state = before(PackedAction.ROLL);
    var outcomes = ChanceOutcomes.of(state, state.position().actor(), PackedAction.ROLL);
    assertEquals(11, outcomes.size());
    for (var outcome : outcomes) {
      int sum = outcome.state().position().rolledSum();
      assertEquals((6 - Math.abs(7 - sum)) / 36.0, outcome.probability(), 1e-12);
    }
  }

  /// Returns the state before the first move of a kind in a game.
  private static State before(int kind) {
    return TestGames.stateBefore(GAME, indexOf(kind));
  }

  private static int indexOf(int kind) {
    for (int i = 0; i < GAME.moves().size(); i++) if (kind(i) == kind) return i;
    throw new AssertionError("no such move");
  }

  private static int kind(int index) {
    return PackedAction.kind(
        PackedAction.of(GAME.options().island(), GAME.moves().get(index).action()));
  }

  @Test
  void a_throw_from_the_balanced_deck_depends_on_the_throws_before() {
    var balanced = Options.standard(3).withDice(Options.DiceKind.BALANCED);
    var game = TestGames.play(balanced, 3, 50);
    int throwsSeen = 0;
    for (int i = 0; i < game.moves().size() && throwsSeen < 40; i++) {
      var state = TestGames.stateBefore(game, i);
      var open = state.position();
      if (open.phaseKind() != Position.BEFORE_ROLL) continue;
      throwsSeen++;
      var outcomes = ChanceOutcomes.of(state, open.actor(), PackedAction.ROLL);
      double sum = 0;
      for (var outcome : outcomes) sum += outcome.probability();
      assertEquals(1, sum, 1e-12);
      assertEquals(Long.bitCount(open.diceDeck()), outcomes.size(), "all cards of the deck differ");
    }
    assertEquals(40, throwsSeen);
  }

  @Test
  void a_card_is_drawn_from_the_remaining_deck() {
    int index = indexOf(PackedAction.BUY_CARD);
    var state = TestGames.stateBefore(GAME, index);
    int seat = GAME.moves().get(index).seat();
    var outcomes = ChanceOutcomes.of(state, seat, PackedAction.BUY_CARD);
    for (var outcome : outcomes) {
      int drawn = PackedCounts.fieldAt(outcome.state().cards(seat) - state.cards(seat), 0);
      double left = PackedCounts.count(state.deck(), drawn);
      assertEquals(left / PackedCounts.total(state.deck()), outcome.probability(), 1e-12);
    }
    assertEquals(Card.values().length, outcomes.size());
  }

  @Test
  void a_theft_follows_the_hand_of_the_victim() {
    int thefts = 0;
    for (int i = 0; i < GAME.moves().size(); i++) {
      if (kind(i) != PackedAction.MOVE_ROBBER) continue;
      var state = TestGames.stateBefore(GAME, i);
      int seat = GAME.moves().get(i).seat();
      long move = PackedAction.of(GAME.options().island(), GAME.moves().get(i).action());
      if (PackedAction.second(move) == PackedAction.NONE) continue;
      int hand = state.hand(PackedAction.second(move));
      if (hand == PackedCounts.NONE) continue;
      thefts++;
      for (var outcome : ChanceOutcomes.of(state, seat, move)) {
        int kind = PackedCounts.fieldAt(outcome.state().hand(seat) - state.hand(seat), 0);
        double share = (double) PackedCounts.count(hand, kind) / PackedCounts.total(hand);
        assertEquals(share, outcome.probability(), 1e-12);
      }
    }
    assertTrue(thefts > 3, "thefts: " + thefts);
  }

  @ParameterizedTest
  @EnumSource(Options.DiceKind.class)
  void the_probabilities_of_every_move_sum_to_one(Options.DiceKind dice) {
    var game = TestGames.play(Options.standard(3).withDice(dice), 9, 20);
    var state = State.start(game.options(), game.board());
    for (var move : game.moves()) {
      double sum = 0;
      long packed = PackedAction.of(game.options().island(), move.action());
      var outcomes = ChanceOutcomes.of(state, move.seat(), packed);
      for (var outcome : outcomes) sum += outcome.probability();
      assertEquals(1, sum, 1e-12, move.action().toString());
      if (ChanceKind.of(packed) == ChanceKind.NONE) assertEquals(1, outcomes.size());
      state = TestGames.RULES.evolve(state, move.events());
    }
  }
}
