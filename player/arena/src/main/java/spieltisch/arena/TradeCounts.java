package spieltisch.arena;

import java.util.Locale;

/// The numbers of trades in one game or in several games of Catan.
///
/// @param offers the offers to other players
/// @param accepted the answers that accepted an offer
/// @param deals the concluded trades between two players
/// @param bank the trades with the bank
public record TradeCounts(int offers, int accepted, int deals, int bank) {
  static final TradeCounts NONE = new TradeCounts(0, 0, 0, 0);

  TradeCounts plus(TradeCounts other) {
    return new TradeCounts(
        offers + other.offers, accepted + other.accepted, deals + other.deals, bank + other.bank);
  }

  /// The means of several games, in one line.
  String summary(int games) {
    return String.format(
        Locale.ROOT,
        "%.1f offers, %.1f acceptances, %.1f deals and %.1f bank trades a game",
        (double) offers / games,
        (double) accepted / games,
        (double) deals / games,
        (double) bank / games);
  }
}
