package spieltisch.catan.rules;

import spieltisch.catan.Options;
import spieltisch.catan.Recorder;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// Decides which players get cards when the bank has too few cards for a roll.
final class BankShortage {
  private BankShortage() {}

  static void produce(State state, Recorder recorder, int roller, int number, int claims) {
    if (state.position().options().shortage() == Options.ShortageRule.IN_TURN_ORDER)
      produceInTurnOrder(state, recorder, roller, number);
    else produceSufficientKinds(state, recorder, number, claims);
  }

  /// Gives cards to the players in turn order from the roller on, while the cards last.
  private static void produceInTurnOrder(State state, Recorder recorder, int roller, int number) {
    var position = state.position();
    for (int i = 0; i < position.players(); i++) {
      int seat = (roller + i) % position.players();
      int granted = PackedCounts.common(position.income(seat, number), state.bank());
      if (granted != PackedCounts.NONE) recorder.produced(seat, granted);
    }
  }

  /// Gives only the kinds of which the bank has enough for all players. If a single player is
  /// entitled to a scarce kind, that player gets the rest of it.
  private static void produceSufficientKinds(
      State state, Recorder recorder, int number, int claims) {
    var position = state.position();
    int bank = state.bank();
    for (int seat = 0; seat < position.players(); seat++) {
      int claim = position.income(seat, number);
      int granted = PackedCounts.NONE;
      for (int kind = 0; kind < Resource.KINDS; kind++) {
        int own = PackedCounts.count(claim, kind);
        boolean suffices = PackedCounts.count(claims, kind) <= PackedCounts.count(bank, kind);
        boolean alone = own == PackedCounts.count(claims, kind);
        if (suffices || alone)
          granted += PackedCounts.of(kind, Math.min(own, PackedCounts.count(bank, kind)));
      }
      if (granted != PackedCounts.NONE) recorder.produced(seat, granted);
    }
  }
}
