package spieltisch.catan;

import spieltisch.catan.Options.Desert;
import spieltisch.catan.Options.Dice;
import spieltisch.catan.Options.HarbourUse;
import spieltisch.catan.Options.Order;
import spieltisch.catan.Options.Robbing;
import spieltisch.catan.Options.Shortage;
import spieltisch.catan.Options.Tokens;

/// A named set of rules.
public enum Variant {
  /// Protocol 1.0 and the official rules.
  STANDARD("standard"),
  /// Protocol 0.4: a new harbour may be used from the next turn on.
  V04("v04"),
  /// Protocol 0.1: no robber, no trade, no development cards, no awards, no end.
  V01("v01"),
  /// The notes for a simple Catan.
  NOTIZEN("notizen");

  private final String word;

  Variant(String word) {
    this.word = word;
  }

  /// Its name in options and files.
  public String word() {
    return word;
  }

  public Options options(int players) {
    var standard = Options.standard(players);
    return switch (this) {
      case STANDARD -> standard;
      case V04 ->
          variation(
              standard, HarbourUse.NEXT_TURN, standard.victoryPoints(), true, true, true, true);
      case V01 -> variation(standard, HarbourUse.AT_ONCE, 0, false, false, false, false);
      case NOTIZEN -> notes(standard);
    };
  }

  private Options variation(
      Options base,
      HarbourUse harbours,
      int points,
      boolean robber,
      boolean trade,
      boolean cards,
      boolean awards) {
    return new Options(
        this,
        base.players(),
        points,
        base.bank(),
        base.desert(),
        base.tokens(),
        base.dice(),
        harbours,
        base.shortage(),
        base.order(),
        robber,
        base.robbing(),
        trade,
        cards,
        awards,
        base.specialBuilding());
  }

  private Options notes(Options base) {
    return new Options(
        this,
        base.players(),
        base.victoryPoints(),
        base.bank(),
        Desert.CENTRE,
        Tokens.RANDOM,
        Dice.RANDOM,
        HarbourUse.AT_ONCE,
        Shortage.IN_TURN_ORDER,
        Order.CLOCKWISE,
        true,
        Robbing.ONLY_WITH_CARDS,
        true,
        false,
        false,
        base.specialBuilding());
  }
}
