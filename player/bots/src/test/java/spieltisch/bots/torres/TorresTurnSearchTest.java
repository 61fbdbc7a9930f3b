package spieltisch.bots.torres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import spieltisch.bots.Deadline;
import spieltisch.kernel.SeededChance;
import spieltisch.torres.PackedAction;
import spieltisch.torres.PhaseKind;
import spieltisch.torres.legality.MoveGenerator;
import spieltisch.torres.rules.State;

class TorresTurnSearchTest {
  private static final Deadline NO_LIMIT = Deadline.afterNodes(Long.MAX_VALUE);

  private final TorresTurnSearch search = new TorresTurnSearch(new SeededChance(1));
  private final State root = new StagedTorresPosition().state();

  @Test
  void the_best_turns_come_first_and_beat_an_empty_turn() {
    var turns = search.bestTurns(root, 3, 5, NO_LIMIT);
    assertEquals(5, turns.size());
    for (int i = 1; i < turns.size(); i++)
      assertTrue(turns.get(i - 1).value() >= turns.get(i).value());
    assertTrue(turns.getFirst().value() > TorresEvaluation.of(root, 0));
  }

  @Test
  void the_first_action_of_every_turn_is_legal() {
    var chance = new SeededChance(2);
    var moveGenerator = new MoveGenerator();
    var state = root.copy();
    for (int i = 0; i < 40 && state.phaseKind() == PhaseKind.TURN; i++) {
      var turns = search.bestTurns(state, 4, 10, NO_LIMIT);
      int count = moveGenerator.find(state);
      var legal = new HashSet<Integer>();
      for (int move = 0; move < count; move++) legal.add(moveGenerator.get(move));
      for (var turn : turns) assertTrue(legal.contains(turn.firstAction()), turn.toString());
      state.play(turns.getFirst().firstAction(), chance);
    }
  }

  @Test
  void a_wider_beam_examines_more_positions_and_is_not_worse() {
    double narrow = search.bestTurns(root, 1, 1, NO_LIMIT).getFirst().value();
    long narrowNodes = search.nodes();
    search.resetNodes();
    double wide = search.bestTurns(root, 20, 1, NO_LIMIT).getFirst().value();
    assertTrue(search.nodes() > narrowNodes);
    assertTrue(wide >= narrow, wide + " >= " + narrow);
  }

  @Test
  void without_nodes_the_turn_is_empty() {
    var turns = search.bestTurns(root, 3, 5, Deadline.afterNodes(0));
    assertEquals(1, turns.size());
    assertEquals(PackedAction.END_TURN, turns.getFirst().firstAction());
    assertEquals(0, search.nodes());
  }
}
