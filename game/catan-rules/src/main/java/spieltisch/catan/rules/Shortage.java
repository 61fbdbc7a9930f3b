package spieltisch.catan.rules;

import spieltisch.catan.Options;
import spieltisch.catan.Pack;
import spieltisch.catan.Resource;

/// A roll for which the bank has too few cards.
final class Shortage {
  private Shortage() {}

  static void produce(State state, Recorder to, int roller, int number, int claims) {
    if (state.open().options().shortage() == Options.Shortage.IN_TURN_ORDER)
      serve(state, to, roller, number);
    else withhold(state, to, number, claims);
  }

  /// Each in turn gets what is still there, the roller first.
  private static void serve(State state, Recorder to, int roller, int number) {
    var open = state.open();
    for (int i = 0; i < open.players(); i++) {
      int seat = (roller + i) % open.players();
      int granted = Pack.common(open.income(seat, number), state.bank());
      if (granted != Pack.NONE) to.produced(seat, granted);
    }
  }

  /// Nobody gets a kind that does not suffice for all, unless one player alone claims it: he gets
  /// what is left.
  private static void withhold(State state, Recorder to, int number, int claims) {
    var open = state.open();
    int bank = state.bank();
    for (int seat = 0; seat < open.players(); seat++) {
      int claim = open.income(seat, number);
      int granted = Pack.NONE;
      for (int kind = 0; kind < Resource.KINDS; kind++) {
        int own = Pack.count(claim, kind);
        boolean suffices = Pack.count(claims, kind) <= Pack.count(bank, kind);
        boolean alone = own == Pack.count(claims, kind);
        if (suffices || alone) granted += Pack.of(kind, Math.min(own, Pack.count(bank, kind)));
      }
      if (granted != Pack.NONE) to.produced(seat, granted);
    }
  }
}
