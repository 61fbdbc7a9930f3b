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
  /// The official rules, which protocol 1.0 uses.
  STANDARD("standard"),
  /// The rules of protocol 0.4, in which a player may use a new harbour only from the next turn on.
  V04("v04"),
  /// The rules of protocol 0.1, which has no robber, no trade, no development cards, no awards and
  /// no end of the game.
  V01("v01"),
  /// Simpler rules, described as rule 14.4 in `docs/rules/catan.md`.
  NOTIZEN("notizen");

  private final String word;

  Variant(String word) {
    this.word = word;
  }

  /// The name of the variant in options and files.
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
