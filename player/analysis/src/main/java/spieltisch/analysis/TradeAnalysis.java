package spieltisch.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import spieltisch.analysis.value.PositionValue;
import spieltisch.analysis.value.WinChances;
import spieltisch.catan.MoveGenerator;
import spieltisch.catan.PackedAction;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.rules.State;
import spieltisch.kernel.Chance;

/// Compares each deal of a game with making no deal and with trading with the bank.
///
/// The compared states have no open offers, and the policy that completes the turn makes no offers.
/// With offers, the policy would conclude the same deal in the states without the deal.
final class TradeAnalysis {
  private static final int MAX_MOVES = 32_768;

  /// The source of random numbers for deals and withdrawals, which never draw a number.
  private static final Chance NO_CHANCE =
      _ -> {
        throw new IllegalStateException("a deal has no random outcome");
      };

  private TradeAnalysis() {}

  static List<TradeEffect> of(ValuedGame replay) {
    var value = new PositionValue(replay.start().position().board(), false);
    var effects = new ArrayList<TradeEffect>();
    for (int i = 0; i < replay.steps().size(); i++)
      if (PackedAction.kind(replay.steps().get(i).move()) == PackedAction.CONCLUDE)
        effects.add(effect(replay.states().get(i), replay.steps().get(i), value));
    return effects;
  }

  private static TradeEffect effect(State before, Step step, PositionValue value) {
    var open = before.position();
    int index = open.offerIndex(PackedAction.offer(step.move()));
    int want = open.offerWant(index);
    var dealt = before.copy();
    dealt.play(step.seat(), step.move(), NO_CHANCE);
    var withoutOffers = withoutOffers(before);
    var noDeal = WinChances.of(value.of(withoutOffers));
    return new TradeEffect(
        step.entry(),
        step.turn(),
        step.seat(),
        PackedAction.first(step.move()),
        open.offerGive(index),
        want,
        WinChances.of(value.of(withoutOffers(dealt))).minus(noDeal),
        bank(withoutOffers, step.seat(), want, value).map(chances -> chances.minus(noDeal)));
  }

  private static State withoutOffers(State state) {
    var copy = state.copy();
    var open = copy.position();
    while (open.openOffers() > 0) {
      long withdrawal = PackedAction.ofOffer(PackedAction.WITHDRAW, open.offerId(0), 0);
      copy.play(open.active(), withdrawal, NO_CHANCE);
    }
    return copy;
  }

  /// The win chances after the best bank trade of the seat for one of the wanted cards; empty if no
  /// such trade is possible.
  private static Optional<WinChances> bank(State state, int seat, int want, PositionValue value) {
    var moves = new long[MAX_MOVES];
    int count = new MoveGenerator(false).list(state, seat, moves);
    var best = Optional.<WinChances>empty();
    for (int i = 0; i < count; i++) {
      boolean fits =
          PackedAction.kind(moves[i]) == PackedAction.TRADE_WITH_BANK
              && PackedCounts.covers(want, PackedAction.wanted(moves[i]));
      if (!fits) continue;
      var chances = WinChances.of(value.mean(state, seat, moves[i]));
      if (best.isEmpty() || chances.of(seat) > best.get().of(seat)) best = Optional.of(chances);
    }
    return best;
  }
}
