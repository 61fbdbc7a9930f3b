package spieltisch.analysis.value;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import spieltisch.catan.rules.MutableState;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Chance;

/// Lists all outcomes of a move with their probabilities.
///
/// The move is played once for every sequence of random numbers that the rules can draw. So every
/// random event of the rules is covered: throws, also from the balanced deck, thefts, the choice of
/// a victim, and development cards. Outcomes that differ only in the faces of the dice, not in
/// their sum, count as one outcome unless the dice come from a deck.
public final class ChanceOutcomes {
  /// An outcome of a move.
  public record ChanceOutcome(double probability, State state) {}

  /// The values that distinguish two outcomes of one move. Outcomes with equal keys are merged.
  private record OutcomeKey(int sum, long diceDeck, List<Integer> cards) {}

  private ChanceOutcomes() {}

  /// Returns the outcomes of a legal move; a single outcome if the move has no random event.
  public static List<ChanceOutcome> of(State state, int seat, long move) {
    var odometer = new Odometer();
    Map<OutcomeKey, Integer> places = new HashMap<>();
    var outcomes = new ArrayList<ChanceOutcome>();
    do {
      var next = state.copy();
      odometer.restart();
      next.play(seat, move, odometer);
      var place = places.putIfAbsent(key(next), outcomes.size());
      if (place == null) outcomes.add(new ChanceOutcome(odometer.probability(), next));
      else outcomes.set(place, plus(outcomes.get(place), odometer.probability()));
    } while (odometer.advance());
    return outcomes;
  }

  private static ChanceOutcome plus(ChanceOutcome outcome, double probability) {
    return new ChanceOutcome(outcome.probability() + probability, outcome.state());
  }

  private static OutcomeKey key(MutableState state) {
    var open = state.position();
    var cards = new ArrayList<Integer>();
    for (int seat = 0; seat < open.players(); seat++) {
      cards.add(state.hand(seat));
      cards.add(state.cards(seat));
    }
    return new OutcomeKey(open.rolledSum(), open.diceDeck(), cards);
  }

  /// A source of random numbers that runs through every possible sequence of numbers once.
  private static final class Odometer implements Chance {
    private final List<Integer> digits = new ArrayList<>();
    private final List<Integer> bounds = new ArrayList<>();
    private int used;

    void restart() {
      used = 0;
      bounds.clear();
    }

    @Override
    public int below(int bound) {
      if (used == digits.size()) digits.add(0);
      bounds.add(bound);
      return digits.get(used++);
    }

    double probability() {
      double probability = 1;
      for (int bound : bounds) probability /= bound;
      return probability;
    }

    /// Advances to the next sequence of numbers. Returns false after the last sequence.
    boolean advance() {
      while (digits.size() > used) digits.removeLast();
      while (!digits.isEmpty() && digits.getLast() + 1 >= bounds.get(digits.size() - 1))
        digits.removeLast();
      if (digits.isEmpty()) return false;
      digits.set(digits.size() - 1, digits.getLast() + 1);
      return true;
    }
  }
}
