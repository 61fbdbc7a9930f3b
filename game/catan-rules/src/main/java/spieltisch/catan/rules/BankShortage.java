package spieltisch.catan.rules;

import spieltisch.catan.Options;
import spieltisch.catan.Recorder;
import spieltisch.catan.cards.PackedCounts;
import spieltisch.catan.cards.Resource;

/// A roll for which the bank has too few cards.
final class BankShortage {
  private BankShortage() {}

  static void produce(State state, Recorder to, int roller, int number, int claims) {
    if (state.open().options().shortage() == Options.ShortageRule.IN_TURN_ORDER)
      serve(state, to, roller, number);
    else withhold(state, to, number, claims);
  }

  /// Each in turn gets what is still there, the roller first.
  private static void serve(State state, Recorder to, int roller, int number) {
    var open = state.open();
    for (int i = 0; i < open.players(); i++) {
      int seat = (roller + i) % open.players();
      int granted = PackedCounts.common(open.income(seat, number), state.bank());
      if (granted != PackedCounts.NONE) to.produced(seat, granted);
    }
  }

  /// Nobody gets a kind that does not suffice for all, unless one player alone claims it: he gets
  /// what is left.
  private static void withhold(State state, Recorder to, int number, int claims) {
    var open = state.open();
    int bank = state.bank();
    for (int seat = 0; seat < open.players(); seat++) {
      int claim = open.income(seat, number);
      int granted = PackedCounts.NONE;
      for (int kind = 0; kind < Resource.KINDS; kind++) {
        int own = PackedCounts.count(claim, kind);
        boolean suffices = PackedCounts.count(claims, kind) <= PackedCounts.count(bank, kind);
        boolean alone = own == PackedCounts.count(claims, kind);
        if (suffices || alone)
          granted += PackedCounts.of(kind, Math.min(own, PackedCounts.count(bank, kind)));
      }
      if (granted != PackedCounts.NONE) to.produced(seat, granted);
    }
  }
}
