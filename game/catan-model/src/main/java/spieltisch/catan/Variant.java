package spieltisch.catan;

import spieltisch.catan.Options.Desert;
import spieltisch.catan.Options.Founding;
import spieltisch.catan.Options.HarbourUse;
import spieltisch.catan.Options.Order;
import spieltisch.catan.Options.RobberRule;
import spieltisch.catan.Options.ShortageRule;
import spieltisch.catan.Options.Tokens;

/// A named set of rules.
public enum Variant {
  /// Protocol 1.0 and the official rules.
  STANDARD("standard"),
  /// Protocol 0.4: a new harbour may be used from the next turn on.
  V04("v04"),
  /// Protocol 0.1: no robber, no trade, no development cards, no awards, no end.
  V01("v01"),
  /// The rules of the notes on a simple Catan.
  NOTIZEN("notizen");

  private final String word;

  Variant(String word) {
    this.word = word;
  }

  /// The name in options and files.
  public String word() {
    return word;
  }

  public Options options(int players) {
    var builder = Options.standard(players).toBuilder().variant(this);
    return switch (this) {
      case STANDARD -> builder.build();
      case V04 -> builder.harbours(HarbourUse.NEXT_TURN).build();
      case V01 ->
          builder.victoryPoints(0).robber(false).trade(false).cards(false).awards(false).build();
      case NOTIZEN ->
          builder
              .desert(Desert.CENTRE)
              .tokens(Tokens.UNRESTRICTED)
              .shortage(ShortageRule.IN_TURN_ORDER)
              .order(Order.CLOCKWISE)
              .robbing(RobberRule.ONLY_WITH_CARDS)
              .cards(false)
              .awards(false)
              .founding(Founding.INLAND)
              .build();
    };
  }
}
